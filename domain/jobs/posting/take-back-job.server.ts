import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { type JobAuthor, lockOwnedJob } from "./owned-job.server.ts";
import type { PostingRefusal } from "./refusals.ts";

/** Takes an advert, or a change to one, out of the queue; nothing typed is lost. */
export async function takeBackJob(
  author: JobAuthor,
  jobId: number,
  now: Date,
): Promise<Result<{}, PostingRefusal>> {
  return db.transaction(async (tx) => {
    const job = await lockOwnedJob(tx, author, jobId);
    if (!job) return no("not-found");
    if (job.state !== "waiting" && job.changeSentAt === null) return no("not-waiting");
    const state = job.state === "waiting" ? "draft" : job.state;
    await tx
      .update(jobs)
      .set({ state, changeSentAt: null, revision: job.revision + 1, updatedAt: now })
      .where(eq(jobs.id, job.id));
    return ok({});
  });
}

/** Throws away what was typed over a live advert and not sent; readers see the advert as before. */
export async function discardChange(
  author: JobAuthor,
  jobId: number,
  now: Date,
): Promise<Result<{}, PostingRefusal>> {
  return db.transaction(async (tx) => {
    const job = await lockOwnedJob(tx, author, jobId);
    if (!job) return no("not-found");
    if (job.state !== "approved") return no("not-live");
    await tx
      .update(jobs)
      .set({ form: null, changeSentAt: null, revision: job.revision + 1, updatedAt: now })
      .where(eq(jobs.id, job.id));
    return ok({});
  });
}
