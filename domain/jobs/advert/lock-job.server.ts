import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { liveJobs } from "../live.server.ts";

/** A job as it is this moment. Nobody closes or changes it until the transaction ends; others may apply. */
export async function lockJobToApply(tx: Transaction, jobId: number, now: Date) {
  const [job] = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      employerId: jobs.employerId,
      employer: employers.name,
      applyForm: jobs.applyForm,
      isLive: sql<boolean>`(${liveJobs(now)})`,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(jobs.id, jobId))
    .for("share", { of: jobs });
  return job;
}
