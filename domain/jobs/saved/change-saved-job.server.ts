import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { SavedRefusal } from "./refusals.ts";
import type { SavedStage } from "./stages.ts";

/** Moves a saved job along the way. The same stage again changes nothing, not even its day. */
export async function moveSavedJob(
  userId: string,
  jobId: number,
  stage: SavedStage,
  now: Date,
): Promise<Result<null, SavedRefusal>> {
  const isOther = sql`${savedJobs.stage} <> ${stage}`;
  const moved = await db
    .update(savedJobs)
    .set({
      stage,
      stageAt: sql`case when ${isOther} then ${now.toISOString()}::timestamptz else ${savedJobs.stageAt} end`,
    })
    .where(mine(userId, jobId))
    .returning({ jobId: savedJobs.jobId });
  return moved.length > 0 ? ok(null) : no("not-saved");
}

type SavedNotes = { note: string; dateAt: Date | null; dateLabel: string | null };

/** Keeps what somebody wrote beside a job, and a date of their own. */
export async function writeBesideJob(
  userId: string,
  jobId: number,
  notes: SavedNotes,
  now: Date,
): Promise<Result<null, SavedRefusal>> {
  const written = await db
    .update(savedJobs)
    .set({ ...notes, dateSetAt: notes.dateAt ? now : null })
    .where(mine(userId, jobId))
    .returning({ jobId: savedJobs.jobId });
  return written.length > 0 ? ok(null) : no("not-saved");
}

/** The reader has seen them. */
export async function dismissNotices(
  userId: string,
  noticeIds: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .update(savedJobNotices)
    .set({ dismissedAt: now })
    .where(and(eq(savedJobNotices.userId, userId), inArray(savedJobNotices.id, [...noticeIds])));
}

function mine(userId: string, jobId: number) {
  return and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId));
}
