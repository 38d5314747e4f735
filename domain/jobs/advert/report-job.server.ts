import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobReports, jobs } from "#db/schema/jobs.ts";
import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure } from "#platform/limits.server.ts";
import { hashed } from "#platform/signing.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { liveJobs } from "../live.server.ts";
import type { Report, ReportRefusal } from "./report-job.ts";

const PER_ADDRESS = { limit: 5, windowSeconds: 3600 };

/** Who reports: an account where there is one, and always a network address to count by. */
export type Reporter = { userId: string | null; clientAddress: string };

/** Keeps a reader's doubt for staff to look at. The advert stays up until they have. */
export async function reportJob(
  slug: string,
  { reason, note }: Report,
  reporter: Reporter,
  now: Date,
): Promise<Result<null, ReportRefusal>> {
  const key = `job-report:${reporter.userId ?? hashed("job-report", limitKeyOf(reporter.clientAddress))}`;
  if ((await countFailure(key, PER_ADDRESS, now)).over) return no("too-many");

  return db.transaction(async (tx) => {
    const [job] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.slug, slug), liveJobs(now)));
    if (!job) return no("not-found");

    const { userId } = reporter;
    await tx
      .insert(jobReports)
      .values({ jobId: job.id, userId, reason, note: note || null, createdAt: now });
    return ok(null);
  });
}
