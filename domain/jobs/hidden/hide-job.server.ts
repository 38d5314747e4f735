import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hiddenJobs } from "#db/schema/job-choices.ts";
import { jobs } from "#db/schema/jobs.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { liveJobs } from "../live.server.ts";
import { hiddenJobActivity } from "./activity-kinds.ts";
import { type HideRefusal, MAX_HIDDEN } from "./refusals.ts";

/** Leaves a job out of somebody's board. Hiding it twice is hiding it once. */
export async function hideJob(
  userId: string,
  jobId: number,
  now: Date,
): Promise<Result<{ title: string }, HideRefusal>> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .select({ title: jobs.title })
      .from(jobs)
      .where(and(eq(jobs.id, jobId), liveJobs(now)));
    if (!job) return no("not-found");
    const hidden = await tx.$count(hiddenJobs, eq(hiddenJobs.userId, userId));
    if (hidden >= MAX_HIDDEN) return no("too-many");
    const added = await tx
      .insert(hiddenJobs)
      .values({ userId, jobId, hiddenAt: now })
      .onConflictDoNothing()
      .returning({ jobId: hiddenJobs.jobId });
    const kind = hiddenJobActivity["job-hidden"];
    if (added.length > 0) await recordActivity(tx, kind, { userId, thingId: jobId, at: now });
    return ok(job);
  });
}

/** Shows it again. Of a job that is not hidden nothing changes. */
export async function showJob(
  userId: string,
  jobId: number,
): Promise<Result<{ title: string }, HideRefusal>> {
  return db.transaction(async (tx) => {
    const [shown] = await tx
      .delete(hiddenJobs)
      .where(and(eq(hiddenJobs.userId, userId), eq(hiddenJobs.jobId, jobId)))
      .returning({ jobId: hiddenJobs.jobId });
    if (!shown) return no("not-found");
    const [job] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, jobId));
    return ok({ title: job?.title ?? "The job" });
  });
}
