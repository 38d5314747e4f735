import { and, eq, isNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { eventFeedback, eventRegistrations } from "#db/schema/events.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { eventActivity } from "../activity-kinds.ts";
import { isNearJoining } from "../event.ts";
import type { PlaceRefusal } from "../refusals.ts";
import { lockPlace } from "./lock-event.server.ts";
import type { Registration } from "./place.ts";

/** Somebody types the code the host shows. It counts only while the event is on. */
export async function checkIn(
  registrationId: number,
  code: string,
  now: Date,
): Promise<Result<null, PlaceRefusal>> {
  return db.transaction(async (tx) => {
    const found = await lockPlace(tx, registrationId);
    if (found?.place.state !== "held") return no("no-place");
    if (!isNearJoining(found.event.sessions, now)) return no("not-on-yet");
    if (code.replace(/\D/g, "") !== found.event.checkInCode) return no("wrong-code");
    await markAttended(tx, found.place, now);
    return ok(null);
  });
}

/** The first time counts. */
export async function markAttended(tx: Transaction, place: Registration, now: Date): Promise<void> {
  await tx
    .update(eventRegistrations)
    .set({ attendedAt: now })
    .where(and(eq(eventRegistrations.id, place.id), isNull(eventRegistrations.attendedAt)));
  if (!place.userId) return;
  const act = { userId: place.userId, thingId: place.eventId, at: now };
  await recordActivity(tx, eventActivity["event-attended"], act);
}

export type Feedback = { rating: number; words: string };

/** What somebody with a place thought of it, once it began. Sent again, it replaces the earlier one. */
export async function giveFeedback(
  registrationId: number,
  { rating, words }: Feedback,
  now: Date,
): Promise<Result<null, PlaceRefusal>> {
  return db.transaction(async (tx) => {
    const found = await lockPlace(tx, registrationId);
    if (found?.place.state !== "held") return no("no-place");
    if (found.event.startsAt > now) return no("not-on-yet");
    const given = { rating, words, createdAt: now };
    await tx
      .insert(eventFeedback)
      .values({ registrationId, eventId: found.event.id, ...given })
      .onConflictDoUpdate({ target: eventFeedback.registrationId, set: given });
    return ok(null);
  });
}

export async function findFeedback(registrationId: number): Promise<Feedback | null> {
  const [given] = await db
    .select({ rating: eventFeedback.rating, words: eventFeedback.words })
    .from(eventFeedback)
    .where(eq(eventFeedback.registrationId, registrationId));
  return given ?? null;
}
