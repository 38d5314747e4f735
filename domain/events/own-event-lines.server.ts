import { placeName } from "#rules/clock-times.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { eventPaths } from "./event-paths.ts";
import { upcomingEventsOf } from "./events.queries.server.ts";
import { placeLabels } from "./places/place.ts";

const MAX_LINES = 3;

/** A member's next events, for their dashboard: one read by their own index. */
export async function ownEventLines(
  { id, timeZone }: { id: string; timeZone: string | null },
  now: Date,
) {
  const own = await upcomingEventsOf(id, now, MAX_LINES);
  return own.map(({ event, state }) => {
    const zone = timeZone ?? event.zone;
    return {
      href: event.path ?? eventPaths.event(event.slug),
      title: event.title,
      when: `${dayAndTimeIn(zone, event.startsAt)}, ${placeName(zone)} time`,
      place: event.state === "cancelled" ? "Cancelled" : placeLabels[state],
    };
  });
}

export type OwnEventLine = Awaited<ReturnType<typeof ownEventLines>>[number];
