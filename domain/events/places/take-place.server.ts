import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { eventRegistrations } from "#db/schema/events.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { offerExpiry } from "#rules/offers.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { eventActivity } from "../activity-kinds.ts";
import { bookingOf, isFor, type Reader } from "../event.ts";
import type { PlaceRefusal } from "../refusals.ts";
import {
  countPlaces,
  findByAddress,
  type LockedEvent,
  lockEvent,
  lockPlace,
} from "./lock-event.server.ts";
import { mailPlace } from "./mail-places.server.ts";
import { isActive, type Person, type Registration } from "./place.ts";

type Taken = { id: number; state: Registration["state"] };

/** A place for somebody signed in, or a turn on the waiting list. Asking again changes nothing. */
export async function takePlace(
  eventId: number,
  reader: Reader,
  person: Person,
  now: Date,
): Promise<Result<Taken, PlaceRefusal>> {
  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event || event.state === "draft") return no("over");
    const booking = bookingOf(event, now);
    if (booking !== "open") return no(booking);
    if (!isFor(event, reader)) return no("not-for-you");

    const found = await findByAddress(tx, event.id, person.email);
    if (found && isActive(found.state)) return ok(await claim(tx, found, person));
    const turn = await nextTurn(tx, event, now);
    const row = await saveRow(tx, event, { person, found, turn }, now);
    await settled(tx, event, row, now);
    return ok(row);
  });
}

/** What a guest does by the link in the mail. Nothing is taken before. */
export async function confirmPlace(
  registrationId: number,
  now: Date,
): Promise<Result<Taken, PlaceRefusal>> {
  return db.transaction(async (tx) => {
    const found = await lockPlace(tx, registrationId);
    if (!found) return no("no-place");
    const { event, place } = found;
    const booking = bookingOf(event, now);
    if (booking !== "open") return no(booking);
    if (place.state !== "pending") return ok(place);
    const row = await change(tx, place.id, await nextTurn(tx, event, now));
    await settled(tx, event, row, now);
    return ok(row);
  });
}

/** A row that is active stays as it is, but learns whose account it belongs to. */
async function claim(
  tx: Transaction,
  row: Registration,
  { userId }: Person,
): Promise<Registration> {
  return row.userId || !userId ? row : change(tx, row.id, { userId });
}

type Turn = Pick<Registration, "state" | "waitingSince">;

/** Held while there is room, else at the end of the list. Nobody passes those who wait, unless it is too late to ask them. */
async function nextTurn(tx: Transaction, event: LockedEvent, now: Date): Promise<Turn> {
  const held: Turn = { state: "held", waitingSince: null };
  if (event.capacity === null) return held;
  const { taken, waiting } = await countPlaces(tx, event.id);
  const isTooLateToAsk = offerExpiry(now, event.startsAt) === null;
  const hasRoom = taken < event.capacity && (waiting === 0 || isTooLateToAsk);
  return hasRoom ? held : { state: "waiting", waitingSince: now };
}

type NewRow = { person: Person; found: Registration | undefined; turn: Turn };

/** A row for the address, or the one it had before. The event is locked. */
export async function saveRow(
  tx: Transaction,
  event: LockedEvent,
  { person, found, turn }: NewRow,
  now: Date,
): Promise<Registration> {
  const row = {
    ...person,
    ...turn,
    createdAt: now,
    ...{ cancelledAt: null, offerExpiresAt: null, attendedAt: null },
  };
  if (found) return change(tx, found.id, { ...row, sequence: found.sequence + 1 });
  const [added] = await tx
    .insert(eventRegistrations)
    .values({ eventId: event.id, ...row })
    .returning();
  return added!;
}

async function settled(
  tx: Transaction,
  event: LockedEvent,
  row: Registration,
  now: Date,
): Promise<void> {
  await mailPlace(tx, event, row);
  if (!row.userId) return;
  const act = { userId: row.userId, thingId: event.id, at: now };
  await recordActivity(tx, eventActivity["event-place-taken"], act);
}

export async function change(
  tx: Transaction,
  id: number,
  set: Partial<typeof eventRegistrations.$inferInsert>,
): Promise<Registration> {
  const [row] = await tx
    .update(eventRegistrations)
    .set(set)
    .where(eq(eventRegistrations.id, id))
    .returning();
  return row!;
}
