import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";

/** Moves a saved job on to "applied", since that day. One that is further along stays there. */
export async function markApplied(
  userId: string,
  { jobId, appliedAt }: { jobId: number; appliedAt: Date },
): Promise<void> {
  await db
    .update(savedJobs)
    .set({ stage: "applied", stageAt: appliedAt })
    .where(
      and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId), eq(savedJobs.stage, "saved")),
    );
}
