import { and, asc, count, eq, inArray, isNull, max, min } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobReports, jobs } from "#db/schema/jobs.ts";
import type { Paged } from "#rules/paged.ts";

const PAGE_SIZE = 20;
const MOST_SHOWN = 200;

export type ReportedJob = Awaited<ReturnType<typeof readJobs>>[number] & {
  reports: { id: number; reason: string; note: string | null; createdAt: Date }[];
};

/** Adverts that readers doubt, the longest unanswered first, each with what was said. For our staff only. */
export async function unsafeListReportedJobs(page: number): Promise<Paged<ReportedJob>> {
  const open = isNull(jobReports.resolvedAt);
  const [all] = await db
    .select({ total: count() })
    .from(db.selectDistinct({ id: jobReports.jobId }).from(jobReports).where(open).as("reported"));
  const listed = await readJobs(page);
  const ids = listed.map(({ id }) => id);
  const reports = ids.length === 0 ? [] : await readReports(ids);
  const rows = listed.map((job) => ({
    ...job,
    reports: reports.filter(({ jobId }) => jobId === job.id),
  }));
  return { rows, total: all?.total ?? 0, page, pageSize: PAGE_SIZE };
}

function readJobs(page: number) {
  return db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      jobType: jobs.jobType,
      state: jobs.state,
      employerId: jobs.employerId,
      employer: employers.name,
      since: min(jobReports.createdAt),
      /** The newest report that was seen: a later one is not answered by this decision. */
      lastId: max(jobReports.id),
    })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(isNull(jobReports.resolvedAt))
    .groupBy(jobs.id, employers.id)
    .orderBy(min(jobReports.createdAt), jobs.id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}

function readReports(jobIds: readonly number[]) {
  return db
    .select({
      id: jobReports.id,
      jobId: jobReports.jobId,
      reason: jobReports.reason,
      note: jobReports.note,
      createdAt: jobReports.createdAt,
    })
    .from(jobReports)
    .where(and(isNull(jobReports.resolvedAt), inArray(jobReports.jobId, [...jobIds])))
    .orderBy(asc(jobReports.createdAt))
    .limit(MOST_SHOWN);
}
