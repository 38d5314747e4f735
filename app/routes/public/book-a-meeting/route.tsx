import { answerBooking, loadBooking } from "#app/compose/meetings/booking-page.server.ts";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { useDeviceZone } from "#app/compose/site/use-device-zone.ts";
import { BookingForm } from "#domain/meetings/booking/components/booking-form.tsx";
import { bookingLink } from "#domain/meetings/booking/components/booking-links.ts";
import { BookingScreen } from "#domain/meetings/booking/components/booking-screen.tsx";
import { WaitingForm } from "#domain/meetings/booking/components/waiting-form.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadBooking(args);
}

export function action(args: Route.ActionArgs) {
  return answerBooking(args);
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: "Book a meeting - Waymark" },
    {
      name: "description",
      content:
        "Book a time with a careers adviser of your university, or with our team. Every time is shown in your time zone and in theirs.",
    },
    ...canonicalLink(matches, "/book-a-meeting"),
  ];
}

const MAX_OTHERS = 8;

export default function BookAMeetingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, choice, member, opened, zone, cvs } = loaderData;
  const answered = actionData ?? undefined;
  useDeviceZone(loaderData, answered);
  const isWaiting = answered?.values.intent === "wait";
  const state = isWaiting ? undefined : answered;
  const slots = choice?.week.days.flatMap((day) => day.slots) ?? [];
  const form = choice && {
    ...choice,
    ...{ zone, member, opened, state, cvs, others: slots.slice(0, MAX_OTHERS) },
    action: bookingLink(
      { service: choice.service.slug, with: choice.with, week: choice.monday, zone },
      { at: choice.slot?.at ?? "" },
    ),
  };
  return (
    <main id="main" className="wrap">
      <PageHead
        title="Book a meeting"
        lead={
          desk
            ? `With a careers adviser at ${desk}. Times are in the time zone you choose, with theirs beside them.`
            : "With our team, for universities and employers. Times are in the time zone you choose, with ours beside them."
        }
      />
      <BookingScreen {...loaderData} aside={<Others isMember={member !== null} desk={desk} />}>
        {form && isWaiting ? (
          <ErrorSummary errors={answered?.errors} idOf={(name) => `wait-${name}`} />
        ) : null}
        {form && (form.slot || (state && slots.length > 0)) ? (
          <BookingForm {...form} />
        ) : (
          <p className="muted">Choose a time above, then book it here.</p>
        )}
        {form ? (
          <WaitingForm {...form} state={isWaiting ? answered : undefined} isOpen={isWaiting} />
        ) : null}
      </BookingScreen>
    </main>
  );
}

function Others({ isMember, desk }: { isMember: boolean; desk: string | null }) {
  if (desk)
    return (
      <p className="small muted">
        Prefer a group? <Link to="/my-events">See workshops and webinars</Link>
      </p>
    );
  return (
    <p className="small muted">
      {isMember ? (
        <>
          Only have a question? <Link to="/contact-us">Write to us</Link>
        </>
      ) : (
        <>
          A student? <Link to="/login">Sign in</Link> and book with your own careers advisers.
        </>
      )}
    </p>
  );
}
