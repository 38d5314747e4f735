import { and, asc, desc, eq, gt, lte, notInArray, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { meetingHosts } from "#db/schema/meeting-hosts.ts";
import { meetingFeedback, meetingNotices, meetings } from "#db/schema/meetings.ts";
import { addDays } from "#rules/days.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { lockMeeting } from "../booking/change-meeting.server.ts";
import type { WholeMeeting } from "../calendar/meeting.ts";
import { isDesk, joined } from "../calendar/meetings.queries.server.ts";
import type { MeetingRefusal } from "../calendar/refusals.ts";
import { mailAskFeedback } from "../letters/mail-meetings.server.ts";

export type Feedback = { rating: number; words: string };

/** What somebody thought of a meeting they came to. Sent again, it replaces the earlier one. */
export async function giveFeedback(
  meetingId: number,
  { rating, words }: Feedback,
  now: Date,
): Promise<Result<null, MeetingRefusal>> {
  return db.transaction(async (tx) => {
    const found = await lockMeeting(tx, meetingId);
    if (!found) return no("not-found");
    if (found.meeting.state !== "booked") return no("cancelled");
    if (found.meeting.endsAt > now) return no("not-over");
    const given = { rating, words, createdAt: now };
    await tx
      .insert(meetingFeedback)
      .values({ meetingId, ...given })
      .onConflictDoUpdate({ target: meetingFeedback.meetingId, set: given });
    return ok(null);
  });
}

export async function findFeedback(meetingId: number): Promise<Feedback | null> {
  const [given] = await db
    .select({ rating: meetingFeedback.rating, words: meetingFeedback.words })
    .from(meetingFeedback)
    .where(eq(meetingFeedback.meetingId, meetingId));
  return given ?? null;
}

/** Fewer answers than this could be told apart by who came. */
export const MIN_ANSWERS = 5;
const MAX_WORDS = 20;

export type FeedbackOfDesk = { count: number; average: number; words: string[] } | null;

/**
 * All answers of a desk together; null while there are too few. They are told five by five: a single
 * new one would be the answer of the person who was here last. Words come in no order of meetings.
 */
export async function feedbackOfDesk(universityId: number | null): Promise<FeedbackOfDesk> {
  const { rating, words, createdAt, meetingId } = meetingFeedback;
  const ofDesk = db
    .select({ rating, words, createdAt, meetingId })
    .from(meetingFeedback)
    .innerJoin(meetings, eq(meetings.id, meetingId))
    .innerJoin(meetingHosts, eq(meetingHosts.id, meetings.hostId))
    .where(isDesk(meetingHosts.universityId, universityId));
  const count = wholeFives(await db.$count(ofDesk.as("answers")));
  if (count === 0) return null;
  const told = ofDesk.orderBy(asc(createdAt), asc(meetingId)).limit(count).as("told");
  const [all] = await db
    .select({ average: sql<number>`round(avg(${told.rating}), 1)::float8` })
    .from(told);
  const rows = await db
    .select({ words: told.words })
    .from(told)
    .where(sql`${told.words} <> ''`)
    .orderBy(desc(told.createdAt))
    .limit(MAX_WORDS);
  return { count, average: all!.average, words: rows.map((row) => row.words).sort() };
}

function wholeFives(count: number): number {
  return count - (count % MIN_ANSWERS);
}

/** Longer than the next morning takes to come anywhere, and than a stopped process lasts. */
const ASKED_WITHIN_MS = 4 * 86_400_000;
const MORNING = "10:00";

/** The morning after, on the host's clock: by then they have said who did not come. */
function askedFrom({ meeting, host }: WholeMeeting): Date {
  const { day } = clockIn(host.zone, meeting.endsAt);
  return eventIn(host.zone, addDays(day, 1), MORNING);
}

/** Asks everybody who came how it was, once, on the morning after. */
export async function askForFeedback(now: Date): Promise<number> {
  const since = new Date(now.getTime() - ASKED_WITHIN_MS);
  const asked = db
    .select({ id: meetingNotices.meetingId })
    .from(meetingNotices)
    .where(eq(meetingNotices.kind, "feedback"));
  const over = await joined(db).where(
    and(
      eq(meetings.state, "booked"),
      gt(meetings.startsAt, since),
      lte(meetings.endsAt, now),
      notInArray(meetings.id, asked),
    ),
  );
  let sent = 0;
  for (const whole of over) {
    const { id: meetingId, startsAt } = whole.meeting;
    if (askedFrom(whole) > now) continue;
    await db.transaction(async (tx) => {
      // Read again: the host may be saying just now that nobody came.
      const found = await lockMeeting(tx, meetingId);
      if (found?.meeting.state !== "booked") return;
      const notice = { meetingId, kind: "feedback", startsAt, sentAt: now };
      const noted = await tx
        .insert(meetingNotices)
        .values(notice)
        .onConflictDoNothing()
        .returning();
      if (noted.length === 0) return;
      await mailAskFeedback(tx, whole);
      sent += 1;
    });
  }
  return sent;
}
