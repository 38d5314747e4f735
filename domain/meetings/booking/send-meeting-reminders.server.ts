import { and, asc, eq, gt, lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { meetingNotices, meetings } from "#db/schema/meetings.ts";
import { dueReminder, type ReminderKind } from "#rules/reminders.ts";
import type { WholeMeeting } from "../calendar/meeting.ts";
import { joined, unsafeFindMeeting } from "../calendar/meetings.queries.server.ts";
import { mailReminder } from "../letters/mail-meetings.server.ts";

/** A day of 25 hours, and a little more. */
const AHEAD_MS = 26 * 3_600_000;

/** Mails everybody who has a meeting and is to be reminded now, each once. */
export async function sendMeetingReminders(now: Date): Promise<number> {
  const upcoming = await joined(db)
    .where(
      and(
        gt(meetings.startsAt, now),
        lt(meetings.startsAt, new Date(now.getTime() + AHEAD_MS)),
        eq(meetings.state, "booked"),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
  let sent = 0;
  for (const whole of upcoming) {
    const { startsAt, timeZone, updatedAt } = whole.meeting;
    const kind = dueReminder({ startsAt, zone: timeZone, registeredAt: updatedAt }, now);
    if (kind && (await remind(whole, kind, now))) sent += 1;
  }
  return sent;
}

/** The notice decides: two processes that look at once send one mail. */
async function remind({ meeting }: WholeMeeting, kind: ReminderKind, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const notice = { meetingId: meeting.id, kind, startsAt: meeting.startsAt, sentAt: now };
    const noted = await tx.insert(meetingNotices).values(notice).onConflictDoNothing().returning();
    const whole = noted.length > 0 ? await unsafeFindMeeting(meeting.id, tx) : null;
    const isStill = whole?.meeting.startsAt.getTime() === meeting.startsAt.getTime();
    if (!whole || !isStill || whole.meeting.state !== "booked") return false;
    await mailReminder(tx, whole, kind);
    return true;
  });
}
