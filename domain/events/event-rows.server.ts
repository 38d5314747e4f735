import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { eventFeedback, eventRegistrations, events } from "#db/schema/events.ts";
import { retentionStart } from "#rules/retention.ts";

/** A link to confirm works for two days; what nobody confirmed goes then. */
const UNCONFIRMED_MS = 2 * 24 * 3_600_000;

const addressIs = (email: string) =>
  eq(sql`lower(${eventRegistrations.email})`, email.toLowerCase());

/** What we hold on an address for events, for its owner. */
export async function eventRowsOf(email: string): Promise<Record<string, object[]>> {
  const { name, timeZone, answers, state, createdAt, cancelledAt, attendedAt } = eventRegistrations;
  const event = { event: events.slug, title: events.title };
  const given = { rating: eventFeedback.rating, words: eventFeedback.words };
  return {
    event_registrations_of_address: await db
      .select({ ...event, name, timeZone, answers, state, createdAt, cancelledAt, attendedAt })
      .from(eventRegistrations)
      .innerJoin(events, eq(events.id, eventRegistrations.eventId))
      .where(addressIs(email)),
    event_feedback_of_address: await db
      .select({ ...event, ...given, createdAt: eventFeedback.createdAt })
      .from(eventFeedback)
      .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventFeedback.registrationId))
      .innerJoin(events, eq(events.id, eventRegistrations.eventId))
      .where(addressIs(email)),
  };
}

/** Feedback and notices go along. A place that becomes free is offered at the next look. */
export async function eraseEventRows(tx: Transaction, email: string): Promise<void> {
  await tx.delete(eventRegistrations).where(addressIs(email));
}

/**
 * So long after a fair nobody needs to know who came, nor after an event which guests did; members
 * have theirs as long as their account.
 */
export async function deleteOldEventRows(now: Date): Promise<void> {
  const over = db
    .select({ id: events.id })
    .from(events)
    .where(lt(events.endsAt, retentionStart("fairRegistrations", now)));
  const fairs = db.select({ id: events.id }).from(events).where(eq(events.kind, "fair"));
  const { eventId, userId, state, createdAt } = eventRegistrations;
  await db
    .delete(eventRegistrations)
    .where(and(inArray(eventId, over), or(isNull(userId), inArray(eventId, fairs))));
  const unconfirmed = lt(createdAt, new Date(now.getTime() - UNCONFIRMED_MS));
  await db.delete(eventRegistrations).where(and(eq(state, "pending"), unconfirmed));
}
