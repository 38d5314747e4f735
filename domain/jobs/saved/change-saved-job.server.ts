import { and, eq, inArray, ne } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { savedJobActivity } from "./activity-kinds.ts";
import type { SavedRefusal } from "./refusals.ts";
import type { SavedStage } from "./stages.ts";

/** Moves a saved job along the way. The same stage again changes nothing, not even its day. */
export async function moveSavedJob(
  userId: string,
  jobId: number,
  stage: SavedStage,
  now: Date,
): Promise<Result<null, SavedRefusal>> {
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(savedJobs)
      .set({ stage, stageAt: now })
      .where(and(mine(userId, jobId), ne(savedJobs.stage, stage)))
      .returning({ jobId: savedJobs.jobId });
    if (moved.length === 0)
      return (await tx.$count(savedJobs, mine(userId, jobId))) > 0 ? ok(null) : no("not-saved");
    const kind = kindOfStage[stage];
    if (kind) await recordActivity(tx, kind, { userId, thingId: jobId, at: now });
    return ok(null);
  });
}

/** Back to "saved", or put aside, is nothing to remember. */
const kindOfStage = {
  saved: null,
  applied: savedJobActivity["job-applied"],
  interview: savedJobActivity["job-interview"],
  offer: savedJobActivity["job-offer"],
  closed: null,
} as const satisfies Record<SavedStage, unknown>;

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
