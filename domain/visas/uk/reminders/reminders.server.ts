import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { visaReminders } from "#db/schema/situation.ts";
import { addMonths, isoDay } from "#rules/days.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { eventIn } from "#rules/wall-clock.ts";
import type { Reminder } from "./choices.ts";
import { MAX_REMINDERS, type ReminderRefusal } from "./refusals.ts";

const MORNING = "08:00";
const MONTHS_AHEAD = 72;

export type StoredReminder = Reminder & { id: number };

/** Somebody's reminders that have not gone yet, soonest first; never more than fit on a page. */
export function listReminders(userId: string): Promise<StoredReminder[]> {
  return db
    .select({
      id: visaReminders.id,
      about: visaReminders.about,
      day: visaReminders.day,
      remindOn: visaReminders.remindOn,
    })
    .from(visaReminders)
    .where(waitingOf(userId))
    .orderBy(asc(visaReminders.remindOn), visaReminders.id)
    .limit(MAX_REMINDERS);
}

type Recipient = { userId: string; timeZone: string };

/** Keeps reminders for eight in the morning on the person's clock. One that is kept already stays one, about the date as it is now. */
export async function addReminders(
  { userId, timeZone }: Recipient,
  wanted: readonly Reminder[],
  now: Date,
): Promise<Result<{ added: number }, ReminderRefusal>> {
  if (wanted.length === 0) return no("nothing-chosen");
  const rows = wanted.map((reminder) => ({
    ...reminder,
    userId,
    dueAt: eventIn(timeZone, reminder.remindOn, MORNING),
    createdAt: now,
  }));
  const latest = addMonths(isoDay(now), MONTHS_AHEAD);
  if (rows.some(({ dueAt, day, remindOn }) => dueAt <= now || remindOn > day || day > latest))
    return no("not-ahead");

  return db
    .transaction(async (tx) => {
      await holdPerson(tx, userId);
      const added = await tx
        .insert(visaReminders)
        .values(rows)
        .onConflictDoUpdate({
          target: [visaReminders.userId, visaReminders.about, visaReminders.remindOn],
          set: { day: sql`excluded.day`, dueAt: sql`excluded.due_at` },
          setWhere: sql`${visaReminders.mailedAt} is null and ${visaReminders.day} <> excluded.day`,
        })
        .returning({ id: visaReminders.id });
      const kept = await tx.$count(visaReminders, waitingOf(userId));
      if (kept > MAX_REMINDERS) throw new TooMany();
      return ok({ added: added.length });
    })
    .catch((error: unknown) => {
      if (error instanceof TooMany) return no("too-many");
      throw error;
    });
}

/** Undoes what was added. */
class TooMany extends Error {}

export async function removeReminder(userId: string, id: number): Promise<void> {
  await db.transaction((tx) =>
    tx.delete(visaReminders).where(and(waitingOf(userId), eq(visaReminders.id, id))),
  );
}

/** No more mail of this kind, until somebody asks for it again. */
export async function stopReminders(userId: string): Promise<void> {
  await db.transaction((tx) => tx.delete(visaReminders).where(waitingOf(userId)));
}

function waitingOf(userId: string) {
  return and(eq(visaReminders.userId, userId), isNull(visaReminders.mailedAt));
}

/** One at a time for a person, or two pressed together could pass the limit. */
async function holdPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`visa reminders of ${userId}`}))`);
}
