import { and, asc, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { eventNotices, eventRegistrations, eventSessions, events } from "#db/schema/events.ts";
import { dueReminder, type ReminderKind } from "#rules/reminders.ts";
import { lockEvent } from "./lock-event.server.ts";
import { mailReminder } from "./mail-places.server.ts";

/** A day of 25 hours, and a little more. */
const AHEAD_MS = 26 * 3_600_000;

/** A session at its present time: once it is moved, its reminders are due again. */
const about: SQL<string> = sql`${eventSessions.id} || '/' || extract(epoch from ${eventSessions.startsAt})::bigint`;

const told: SQL<string[]> = sql`array(select n.kind from event_notices n
  where n.registration_id = ${eventRegistrations.id} and n.about = ${about})`;

/** Mails everybody who has a place and is to be reminded now, each once. */
export async function sendEventReminders(now: Date): Promise<number> {
  let sent = 0;
  for (const row of await upcoming(now)) {
    const due = { startsAt: row.startsAt, zone: row.timeZone, registeredAt: row.registeredAt };
    const kind = dueReminder(due, now);
    if (kind && !row.told.includes(kind) && (await remind(row, kind, now))) sent += 1;
  }
  return sent;
}

function upcoming(now: Date) {
  return db
    .select({
      registrationId: eventRegistrations.id,
      eventId: events.id,
      sessionId: eventSessions.id,
      startsAt: eventSessions.startsAt,
      timeZone: eventRegistrations.timeZone,
      registeredAt: eventRegistrations.createdAt,
      about,
      told,
    })
    .from(eventSessions)
    .innerJoin(events, eq(events.id, eventSessions.eventId))
    .innerJoin(eventRegistrations, eq(eventRegistrations.eventId, events.id))
    .where(
      and(
        gt(eventSessions.startsAt, now),
        lt(eventSessions.startsAt, new Date(now.getTime() + AHEAD_MS)),
        isNull(eventSessions.cancelledAt),
        eq(events.state, "published"),
        isNull(events.path),
        eq(eventRegistrations.state, "held"),
      ),
    )
    .orderBy(asc(eventSessions.startsAt), asc(eventRegistrations.id));
}

type Upcoming = Awaited<ReturnType<typeof upcoming>>[number];

/** The notice decides: two processes that look at once send one mail. */
async function remind(row: Upcoming, kind: ReminderKind, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const notice = { registrationId: row.registrationId, kind, about: row.about, sentAt: now };
    const noted = await tx.insert(eventNotices).values(notice).onConflictDoNothing().returning();
    if (noted.length === 0) return false;
    const event = await lockEvent(tx, row.eventId);
    const session = event?.sessions.find(({ id }) => id === row.sessionId);
    const [place] = await tx
      .select()
      .from(eventRegistrations)
      .where(eq(eventRegistrations.id, row.registrationId));
    const isStill = session?.startsAt.getTime() === row.startsAt.getTime();
    if (!event || !session || !isStill || place?.state !== "held") return false;
    await mailReminder(tx, event, place, { kind, session });
    return true;
  });
}
