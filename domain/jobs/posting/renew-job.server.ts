import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { clockLabel, type JobForm } from "./job-form.ts";
import { isFromFeed, type JobAuthor, lockOwnedJob } from "./owned-job.server.ts";
import type { PostingRefusal } from "./refusals.ts";

type Renewal = { jobId: number; closesAt: Date; closesZone: string };

/**
 * Gives an advert a new closing time, and puts it back if it had closed. Its
 * words were read before, so nobody reads them again, and it stays as old as it is.
 */
export async function renewJob(
  author: JobAuthor,
  { jobId, closesAt, closesZone }: Renewal,
  now: Date,
): Promise<Result<{}, PostingRefusal>> {
  const result = await db.transaction(async (tx) => {
    const job = await lockOwnedJob(tx, author, jobId);
    if (!job) return no("not-found");
    if (isFromFeed(job)) return no("from-feed");
    if (job.state !== "approved" && job.state !== "closed") return no("not-closed");
    await tx
      .update(jobs)
      .set({
        state: "approved",
        closesAt,
        closesZone,
        closedAt: null,
        form: withClosing(job.form, closesAt, closesZone),
        revision: job.revision + 1,
        updatedAt: now,
      })
      .where(eq(jobs.id, job.id));
    return ok({});
  });
  if (result.ok) invalidatePages("jobs");
  return result;
}

/** A change that is being written must not bring the former closing time back. */
function withClosing(form: JobForm | null, closesAt: Date, closesZone: string) {
  if (form === null) return null;
  const { day, minutes } = clockIn(closesZone, closesAt);
  return { ...form, closesOn: day, closesTime: clockLabel(minutes), closesZone };
}
