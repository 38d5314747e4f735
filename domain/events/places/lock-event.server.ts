import { and, asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { eventRegistrations, eventSessions, events } from "#db/schema/events.ts";
import type { Registration } from "./place.ts";

type EventRow = typeof events.$inferSelect;
export type SessionRow = typeof eventSessions.$inferSelect;
export type LockedEvent = EventRow & {
  sessions: SessionRow[];
  /** Sessions that were taken off: calendars that have them are told. */
  removed: SessionRow[];
};

/**
 * The event, for this transaction alone. Code that takes, offers, gives up or counts places locks it
 * first, so that places are decided one after the other, by the database.
 */
export async function lockEvent(tx: Transaction, eventId: number): Promise<LockedEvent | null> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for("no key update");
  if (!event) return null;
  const all = await tx
    .select()
    .from(eventSessions)
    .where(eq(eventSessions.eventId, eventId))
    .orderBy(asc(eventSessions.startsAt), asc(eventSessions.id));
  return { ...event, ...bySessions(all) };
}

export function bySessions(all: readonly SessionRow[]) {
  return {
    sessions: all.filter(({ cancelledAt }) => cancelledAt === null),
    removed: all.filter(({ cancelledAt }) => cancelledAt !== null),
  };
}

/** A registration with its event locked: the event first, so that two never wait for each other. */
export async function lockPlace(
  tx: Transaction,
  registrationId: number,
): Promise<{ event: LockedEvent; place: Registration } | null> {
  const [found] = await tx
    .select({ eventId: eventRegistrations.eventId })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId));
  const event = found ? await lockEvent(tx, found.eventId) : null;
  if (!event) return null;
  // Read again: it may have changed while the event was waited for.
  const [place] = await tx
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId));
  return place ? { event, place } : null;
}

/** How many have a place (held, or offered to them), and how many wait. The event is locked. */
export async function countPlaces(
  tx: Transaction,
  eventId: number,
): Promise<{ taken: number; waiting: number }> {
  const { state } = eventRegistrations;
  const [counts] = await tx
    .select({
      taken: sql<number>`count(*) filter (where ${state} in ('held', 'offered'))::int`,
      waiting: sql<number>`count(*) filter (where ${state} = 'waiting')::int`,
    })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, eventId));
  return counts!;
}

export async function findByAddress(
  tx: Transaction,
  eventId: number,
  email: string,
): Promise<Registration | undefined> {
  const [row] = await tx
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(sql`lower(${eventRegistrations.email})`, email.toLowerCase()),
      ),
    );
  return row;
}
