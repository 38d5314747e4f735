import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { isFromFeed, type JobAuthor, lockOwnedJob } from "./owned-job.server.ts";
import type { PostingRefusal } from "./refusals.ts";

/** Takes a live advert off the board. It can be renewed. */
export async function closeJob(
  author: JobAuthor,
  jobId: number,
  now: Date,
): Promise<Result<{}, PostingRefusal>> {
  const result = await db.transaction(async (tx) => {
    const job = await lockOwnedJob(tx, author, jobId);
    if (!job) return no("not-found");
    if (isFromFeed(job)) return no("from-feed");
    if (job.state !== "approved") return no("not-live");
    const revision = job.revision + 1;
    await tx
      .update(jobs)
      .set({ state: "closed", closedAt: now, changeSentAt: null, revision, updatedAt: now })
      .where(eq(jobs.id, job.id));
    return ok({});
  });
  if (result.ok) invalidatePages("jobs");
  return result;
}

/** Deletes an advert that nobody but its employer and our staff ever saw. */
export async function deleteDraft(
  author: JobAuthor,
  jobId: number,
): Promise<Result<{}, PostingRefusal>> {
  return db.transaction(async (tx) => {
    const job = await lockOwnedJob(tx, author, jobId);
    if (!job) return no("not-found");
    if (job.state === "waiting") return no("being-read");
    if (job.state !== "draft" && job.state !== "sent-back") return no("published-once");
    await tx.delete(jobs).where(eq(jobs.id, job.id));
    return ok({});
  });
}
