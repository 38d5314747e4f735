import { and, count, eq, inArray, isNull, lte, min, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobReports, jobs } from "#db/schema/jobs.ts";
import type { Paged, PageParams } from "#rules/paged.ts";

const PAGE_SIZE = 20;
const MAX_SHOWN = 20;

type Report = { id: number; reason: string; note: string | null; createdAt: Date };

export type ReportedJob = Awaited<ReturnType<typeof readJobs>>[number] & {
  /** The first of those that are open. */
  reports: Report[];
  /** The newest of those shown: a later one is not answered by keeping the advert. */
  lastId: number;
};

/** Adverts that readers doubt, the longest unanswered first, each with what was said. For our staff only. */
export async function unsafeListReportedJobs({
  page,
  pageSize = PAGE_SIZE,
}: PageParams): Promise<Paged<ReportedJob>> {
  const open = isNull(jobReports.resolvedAt);
  const [all] = await db
    .select({ total: count() })
    .from(db.selectDistinct({ id: jobReports.jobId }).from(jobReports).where(open).as("reported"));
  const listed = await readJobs({ page, pageSize });
  const reports = await readReports(listed.map(({ id }) => id));
  const rows = listed.map((job) => {
    const shown = reports.get(job.id) ?? [];
    return { ...job, reports: shown, lastId: shown.at(-1)?.id ?? 0 };
  });
  return { rows, total: all?.total ?? 0, page, pageSize };
}

function readJobs({ page, pageSize }: { page: number; pageSize: number }) {
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
      open: count(jobReports.id),
    })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(isNull(jobReports.resolvedAt))
    .groupBy(jobs.id, employers.id)
    .orderBy(min(jobReports.createdAt), jobs.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** The first reports of each: many about one advert hide nobody else's. */
async function readReports(jobIds: readonly number[]): Promise<Map<number, Report[]>> {
  const place = sql<number>`row_number() over (partition by ${jobReports.jobId} order by ${jobReports.id})`;
  const open = db
    .select({
      id: jobReports.id,
      jobId: jobReports.jobId,
      reason: jobReports.reason,
      note: jobReports.note,
      createdAt: jobReports.createdAt,
      place: place.as("place"),
    })
    .from(jobReports)
    .where(and(isNull(jobReports.resolvedAt), inArray(jobReports.jobId, [...jobIds])))
    .as("open_reports");
  const rows =
    jobIds.length === 0
      ? []
      : await db.select().from(open).where(lte(open.place, MAX_SHOWN)).orderBy(open.id);
  return Map.groupBy(rows, ({ jobId }) => jobId);
}
