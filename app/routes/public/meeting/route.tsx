import { answerMeeting, loadMeeting } from "#app/compose/meetings/meeting-page.server.ts";
import { FeedbackForm } from "#domain/forms/components/feedback-form.tsx";
import { MoveForm } from "#domain/meetings/booking/components/move-form.tsx";
import { Ticket } from "#domain/meetings/booking/components/ticket.tsx";
import { OfferAnswer, TicketChanges } from "#domain/meetings/booking/components/ticket-changes.tsx";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { useHeadingWhenLost } from "#ui/use-heading-when-lost.ts";
import type { Route } from "./+types/route";
import "#domain/meetings/booking/components/booking.css";

export function loader(args: Route.LoaderArgs) {
  return loadMeeting(args);
}

export function action(args: Route.ActionArgs) {
  return answerMeeting(args);
}

/** A refusal, too, is told beside the meeting as it is now: another window may have moved it. */
export function shouldRevalidate() {
  return true;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.ticket.title ?? "Your meeting"} - Waymark` },
    { name: "robots", content: "noindex" },
    // The address holds the key to the meeting.
    { name: "referrer", content: "same-origin" },
  ];
}

export default function MeetingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, week, feedback } = loaderData;
  const state = actionData ?? undefined;
  const changed = useHeadingWhenLost<HTMLDivElement>(`${ticket.state} ${ticket.when}`);
  return (
    <main id="main" className="wrap mtg">
      <PageHead title="Your meeting" />
      <div className="mtg__g">
        <ErrorSummary errors={state?.errors} />
        <div ref={changed}>
          <Ticket ticket={ticket}>
            {ticket.changeable ? (
              <TicketChanges ticket={ticket} moveHref={`${ticket.page}?move=#move`} />
            ) : null}
            {ticket.state === "offered" ? <OfferAnswer ticket={ticket} /> : null}
          </Ticket>
        </div>
        {ticket.summary ? (
          <section className="bk-step" aria-labelledby="summary">
            <h2 id="summary">What you agreed</h2>
            <p className="prewrap">{ticket.summary}</p>
          </section>
        ) : null}
        {feedback ? (
          <section className="bk-step" aria-labelledby="feedback">
            <h2 id="feedback">How was it?</h2>
            <FeedbackForm className="bk-step" given={feedback} action={ticket.page} state={state} />
          </section>
        ) : null}
        {week ? <MoveForm week={week} action={ticket.page} state={state} /> : null}
        <p>
          <Link to={meetingPaths.book}>Book another meeting</Link>
        </p>
      </div>
    </main>
  );
}
