import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { savedJobActivity } from "./activity-kinds.ts";

/** Moves a saved job on to "applied", since that day. One that is further along stays there. */
export async function markApplied(
  userId: string,
  { jobId, appliedAt, now }: { jobId: number; appliedAt: Date; now: Date },
): Promise<void> {
  const isMineAndSaved = and(
    eq(savedJobs.userId, userId),
    eq(savedJobs.jobId, jobId),
    eq(savedJobs.stage, "saved"),
  );
  await db.transaction(async (tx) => {
    const moved = await tx
      .update(savedJobs)
      .set({ stage: "applied", stageAt: appliedAt })
      .where(isMineAndSaved)
      .returning({ jobId: savedJobs.jobId });
    // `appliedAt` may be a day long past; activity says when it was told.
    const act = { userId, thingId: jobId, at: now };
    if (moved.length > 0) await recordActivity(tx, savedJobActivity["job-applied"], act);
  });
}
