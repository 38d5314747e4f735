import { data, type RouterContextProvider } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { maySee, type Reader } from "#domain/events/event.ts";
import { placeView } from "#domain/events/event-view.server.ts";
import type { PlaceView } from "#domain/events/event-view.ts";
import { countBefore, type FoundEvent, findEvent } from "#domain/events/events.queries.server.ts";
import { findFeedback } from "#domain/events/places/attend.server.ts";
import type { Registration } from "#domain/events/places/place.ts";
import { presentZoneName } from "#domain/forms/time-zones.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

type Context = Readonly<RouterContextProvider>;

const NO_ZONE = "Europe/London";

export function readerOf(context: Context): Reader {
  return context.get(visitorContext);
}

/** The reader's clock: what they chose on the page, what their account says, or the site's own. */
export function zoneOf(request: Request, context: Context): string {
  const chosen = new URL(request.url).searchParams.get("zone") ?? "";
  if (chosen.length < 60 && isTimeZone(chosen)) return presentZoneName(chosen);
  const visitor = context.get(visitorContext);
  const own = visitor.kind === "member" ? visitor.timeZone : null;
  return presentZoneName(own ?? context.get(siteContext).university?.timeZone ?? NO_ZONE);
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
