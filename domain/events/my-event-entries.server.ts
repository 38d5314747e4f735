import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { eventRegistrations, eventSessions, events } from "#db/schema/events.ts";
import type { CalendarEvent } from "#rules/calendar.ts";
import { entriesOf } from "./event-calendar.ts";
import { eventDates } from "./places/mail-places.server.ts";

const RETENTION_DAYS = 30;
const MAX_EVENTS = 200;

/** The sessions of events somebody has a place at. One that was cancelled says so for a while. */
export async function eventEntriesOf(userId: string, now: Date): Promise<CalendarEvent[]> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  const held = await db
    .select({ event: events, sequence: eventRegistrations.sequence })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(
      and(
        eq(eventRegistrations.userId, userId),
        eq(eventRegistrations.state, "held"),
        inArray(events.state, ["published", "cancelled"]),
        gt(events.endsAt, oldest),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(MAX_EVENTS);
  const sessions = await sessionsOf(held.map(({ event }) => event.id));
  return held.flatMap(({ event, sequence }) => {
    const whole = { ...event, sessions: sessions.get(event.id) ?? [], removed: [] };
    const dates = eventDates(whole, event.state === "cancelled");
    return entriesOf({ ...dates, sequence: dates.sequence + sequence });
  });
}

async function sessionsOf(eventIds: number[]) {
  if (eventIds.length === 0) return new Map<number, (typeof eventSessions.$inferSelect)[]>();
  const rows = await db
    .select()
    .from(eventSessions)
    .where(and(inArray(eventSessions.eventId, eventIds), isNull(eventSessions.cancelledAt)))
    .orderBy(asc(eventSessions.startsAt), asc(eventSessions.id));
  return Map.groupBy(rows, ({ eventId }) => eventId);
}
