import { readerOf } from "#app/compose/events/event-page.server.ts";
import { readerZone } from "#app/compose/site/reader-zone.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { MyEventsScreen } from "#domain/events/components/my-events-screen.tsx";
import { cardView } from "#domain/events/event-view.server.ts";
import {
  listEvents,
  type OwnEvent,
  pastEventsOf,
  upcomingEventsOf,
} from "#domain/events/events.queries.server.ts";
import { placeLabels } from "#domain/events/places/place.ts";
import type { Route } from "./+types/route";

const MAX_OWN = 50;

/** A member's own events, and what is open to them: the list for everybody sends students elsewhere. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const member = memberOf(context);
  const zone = readerZone(request, context);
  const asked = { when: "upcoming", isOpenToReader: true, page: readPage(request) } as const;
  const [coming, past, open] = await Promise.all([
    upcomingEventsOf(member.id, now, MAX_OWN),
    pastEventsOf(member.id, now, MAX_OWN),
    listEvents(readerOf(context), asked, now),
  ]);
  const own = ({ event, state }: OwnEvent) => ({
    ...cardView(event, zone, now),
    ...(event.state === "cancelled" ? {} : { place: placeLabels[state] }),
  });
  return {
    coming: coming.map(own),
    past: past.map(({ event }) => cardView(event, zone, now)),
    open: open.rows.map((event) => cardView(event, zone, now)),
    paged: { page: open.page, pageCount: pageCountOf(open) },
  };
}

export function meta() {
  return [{ title: "Your events - Waymark" }];
}

export default function MyEventsPage({ loaderData }: Route.ComponentProps) {
  return <MyEventsScreen {...loaderData} />;
}
