import { placeName } from "#rules/clock-times.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { eventPaths } from "./event-paths.ts";
import { eventsHostedBy, upcomingEventLinesOf } from "./events.queries.server.ts";
import { placeLabels } from "./places/place.ts";

const MAX_LINES = 3;

/** As its reader is told; elsewhere the same is said of them. */
const ownPlaceLabels = { ...placeLabels, held: "You have a place" };

/** A member's next events, for their dashboard: one read by their own index. */
export async function ownEventLines(
  { id, timeZone }: { id: string; timeZone: string | null },
  now: Date,
) {
  const own = await upcomingEventLinesOf(id, now, MAX_LINES);
  return own.map(({ place, ...event }) => {
    const zone = timeZone ?? event.zone;
    return {
      href: event.path ?? eventPaths.event(event.slug),
      title: event.title,
      startsAt: event.startsAt,
      when: `${dayAndTimeIn(zone, event.startsAt)}, ${placeName(zone)} time`,
      place: event.state === "cancelled" ? "Cancelled" : ownPlaceLabels[place],
    };
  });
}

const MAX_HOSTED = 20;

/** The events an ambassador hosts, next ones first, with how many places are taken. */
export async function hostedEventLines(
  { id, timeZone }: { id: string; timeZone: string | null },
  now: Date,
) {
  const hosted = await eventsHostedBy(id, now, MAX_HOSTED);
  return hosted.map((event) => {
    const zone = timeZone ?? event.zone;
    return {
      href: event.path ?? eventPaths.event(event.slug),
      title: event.title,
      when: `${dayAndTimeIn(zone, event.startsAt)}, ${placeName(zone)} time`,
      taken: event.capacity === null ? `${event.taken}` : `${event.taken} of ${event.capacity}`,
      isCancelled: event.state === "cancelled",
    };
  });
}

export type HostedEventLine = Awaited<ReturnType<typeof hostedEventLines>>[number];

export type OwnEventLine = Omit<Awaited<ReturnType<typeof ownEventLines>>[number], "startsAt">;
