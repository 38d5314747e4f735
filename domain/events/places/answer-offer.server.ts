import { db, type Transaction } from "#db/client.server.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { eventActivity } from "../activity-kinds.ts";
import type { PlaceRefusal } from "../refusals.ts";
import { lockPlace } from "./lock-event.server.ts";
import { mailPlace, mailPlaceEnded } from "./mail-places.server.ts";
import { offerFreePlaces } from "./offer-places.server.ts";
import { isActive, type Registration } from "./place.ts";
import { change } from "./take-place.server.ts";

type Answer = Result<Registration, PlaceRefusal>;

/** Says yes to an offer in time. Saying it twice is saying it once. */
export async function acceptOffer(registrationId: number, now: Date): Promise<Answer> {
  return db.transaction(async (tx) => {
    const found = await lockPlace(tx, registrationId);
    if (!found) return no("no-place");
    const { event, place } = found;
    if (place.state === "held") return ok(place);
    if (event.state === "cancelled") return no("cancelled");
    const isInTime = place.offerExpiresAt !== null && place.offerExpiresAt > now;
    if (place.state !== "offered" || !isInTime) return no("offer-over");

    const held = { state: "held", offerExpiresAt: null, waitingSince: null } as const;
    const taken = await change(tx, place.id, held);
    await mailPlace(tx, event, taken);
    return ok(taken);
  });
}

/** Gives a place, an offer or a turn back; the next in the list is asked. Twice is once. */
export function cancelPlace(registrationId: number, now: Date): Promise<Answer> {
  return db.transaction((tx) => cancelWithin(tx, registrationId, now));
}

/** The same in a transaction that does more, as the desk's is. */
export async function cancelWithin(
  tx: Transaction,
  registrationId: number,
  now: Date,
): Promise<Answer> {
  const found = await lockPlace(tx, registrationId);
  if (!found) return no("no-place");
  const { event, place } = found;
  if (event.endsAt <= now) return no("over");
  if (!isActive(place.state) && place.state !== "pending") return ok(place);

  const ended = await change(tx, place.id, {
    state: "cancelled",
    cancelledAt: now,
    ...{ offerExpiresAt: null, waitingSince: null, sequence: place.sequence + 1 },
  });
  if (place.state === "held") await mailPlaceEnded(tx, event, ended);
  if (place.userId) {
    const act = { userId: place.userId, thingId: event.id, at: now };
    await recordActivity(tx, eventActivity["event-place-cancelled"], act);
  }
  await offerFreePlaces(tx, event, now);
  return ok(ended);
}
