import { data } from "react-router";
import { viewPlace } from "#app/compose/events/event-page.server.ts";
import { answerPlace } from "#app/compose/events/place-actions.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { ClockLines } from "#domain/events/components/clock-lines.tsx";
import { PlacePanel } from "#domain/events/components/place-panel.tsx";
import { PlaceSide } from "#domain/events/components/place-side.tsx";
import { bookingOf } from "#domain/events/event.ts";
import { eventPaths } from "#domain/events/event-paths.ts";
import { findEvent, unsafeFindPlace } from "#domain/events/events.queries.server.ts";
import { registrationIn } from "#domain/events/places/place-token.server.ts";
import { spansOf } from "#rules/clock-times.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

/** The token is the key. A link only shows: programmes that open every link in a mail change nothing. */
async function placeAt(token: string, now: Date) {
  const id = registrationIn(token, now);
  const place = id === null ? undefined : await unsafeFindPlace(id);
  const event = place ? await findEvent({ id: place.eventId }) : null;
  if (!place || !event || event.state === "draft")
    throw data("This link does not work. Open it again from the email.", { status: 404 });
  return { place, event };
}

export async function loader({ params }: Route.LoaderArgs) {
  const now = new Date();
  const { place, event } = await placeAt(params.token, now);
  return {
    title: event.title,
    summary: event.summary,
    href: event.path ?? eventPaths.event(event.slug),
    where: `${event.place ?? "Online"}, with ${event.host}`,
    sessions: event.sessions.map((session) => spansOf(session, [event.zone, place.timeZone])),
    booking: bookingOf(event, now),
    cancelReason: event.cancelReason,
    action: eventPaths.place(params.token),
    place: await viewPlace(event, place, now),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const now = new Date();
  const { place } = await placeAt(params.token, now);
  const fields = await readFormData(request);
  return answerPlace(place.id, fields, { now, backTo: eventPaths.place(params.token) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.title ?? "Your place"} - Waymark` },
    { name: "robots", content: "noindex" },
    // The address holds the key to the place.
    { name: "referrer", content: "same-origin" },
  ];
}

export default function EventPlacePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, summary, href, where, sessions, booking, cancelReason, ...own } = loaderData;
  return (
    <main id="main" className="wrap event">
      <PageHead title={title} over="Your place" lead={summary} />
      {booking === "cancelled" ? (
        <Notice tone="negative" title="This event is cancelled">
          {cancelReason ?? "It will not take place."}
        </Notice>
      ) : null}
      <div className="event__g">
        <section aria-labelledby="when" className="event__when">
          <h2 id="when">When and where</h2>
          <ol className="event__sessions">
            {sessions.map((times) => (
              <li key={times[0]?.when}>
                <ClockLines times={times} />
              </li>
            ))}
          </ol>
          <p>{where}</p>
          <p>
            <Link to={href}>Everything about this event</Link>
          </p>
        </section>
        <PlaceSide status={own.place.state}>
          <PlacePanel
            place={own.place}
            action={own.action}
            isOver={booking === "over" || booking === "cancelled"}
            state={actionData ?? undefined}
          />
        </PlaceSide>
      </div>
    </main>
  );
}
