import { data, type RouterContextProvider } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { maySee, type Reader } from "#domain/events/event.ts";
import { placeView } from "#domain/events/event-view.server.ts";
import type { PlaceView } from "#domain/events/event-view.ts";
import { countBefore, type FoundEvent, findEvent } from "#domain/events/events.queries.server.ts";
import { findFeedback } from "#domain/events/places/attend.server.ts";
import type { Registration } from "#domain/events/places/place.ts";

type Context = Readonly<RouterContextProvider>;

export function readerOf(context: Context): Reader {
  return context.get(visitorContext);
}

/** A published or cancelled event that this reader may see; to everybody else it does not exist. */
export async function eventAt(context: Context, slug: string): Promise<FoundEvent> {
  const event = await findEvent({ slug });
  const isShown = event && event.state !== "draft" && event.path === null;
  if (!isShown || !maySee(event, readerOf(context)))
    throw data("We could not find that event.", { status: 404 });
  return event;
}

/** Somebody's own place with what belongs to it. */
export async function viewPlace(
  event: FoundEvent,
  place: Registration,
  now: Date,
): Promise<PlaceView> {
  const before = place.state === "waiting" ? await countBefore(place) : null;
  const feedback = place.state === "held" ? await findFeedback(place.id) : null;
  return placeView(event, { place, before, feedback }, now);
}
