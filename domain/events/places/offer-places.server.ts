import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { eventRegistrations, events } from "#db/schema/events.ts";
import { enqueue } from "#platform/queue.server.ts";
import { offerExpiry } from "#rules/offers.ts";
import { countPlaces, type LockedEvent, lockEvent } from "./lock-event.server.ts";
import { mailOffer, mailPlace } from "./mail-places.server.ts";

/** Enough for one turn where an event has become open to all; the next look asks further. */
const MAX_OFFERS = 200;

/**
 * Offers what is free to those who wait, in their order. When it is too late to ask, the place is theirs
 * at once, rather than a stranger's or nobody's. The event is locked by the caller.
 */
export async function offerFreePlaces(
  tx: Transaction,
  event: LockedEvent,
  now: Date,
): Promise<void> {
  if (event.state !== "published" || event.startsAt <= now) return;
  const expiresAt = offerExpiry(now, event.startsAt);
  const { taken, waiting } = await countPlaces(tx, event.id);
  const free = (event.capacity ?? Number.MAX_SAFE_INTEGER) - taken;
  if (free <= 0 || waiting === 0) return;

  const next = await tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, event.id), eq(eventRegistrations.state, "waiting")))
    .orderBy(asc(eventRegistrations.waitingSince), asc(eventRegistrations.id))
    .limit(Math.min(free, MAX_OFFERS));
  for (const { id } of next) {
    const [given] = await tx
      .update(eventRegistrations)
      .set(
        expiresAt
          ? { state: "offered", offerExpiresAt: expiresAt }
          : { state: "held", waitingSince: null },
      )
      .where(eq(eventRegistrations.id, id))
      .returning();
    if (!expiresAt) {
      await mailPlace(tx, event, given!);
      continue;
    }
    await mailOffer(tx, event, given!);
    await enqueue(tx, "event-offer-ended", { eventId: event.id }, { startAfter: expiresAt });
  }
}

/** Offers nobody took in time end, and the next in the list are asked. Doing it again changes nothing. */
export async function endOffers(eventId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event) return;
    await tx
      .update(eventRegistrations)
      .set({ state: "lapsed", offerExpiresAt: null, waitingSince: null })
      .where(
        and(
          eq(eventRegistrations.eventId, eventId),
          eq(eventRegistrations.state, "offered"),
          lte(eventRegistrations.offerExpiresAt, now),
        ),
      );
    await offerFreePlaces(tx, event, now);
  });
}

/**
 * Looks at every event with people in its list: a place also becomes free when an account is
 * erased, and a task may have been lost.
 */
export async function endAllOffers(now: Date): Promise<void> {
  const open = await db
    .selectDistinct({ id: events.id })
    .from(events)
    .innerJoin(eventRegistrations, eq(eventRegistrations.eventId, events.id))
    .where(
      and(eq(events.state, "published"), inArray(eventRegistrations.state, ["waiting", "offered"])),
    );
  for (const { id } of open) await endOffers(id, now);
}
