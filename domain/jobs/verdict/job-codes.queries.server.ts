import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { employers } from "#db/schema/employers.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { occupationOf } from "#rules/uk-work/occupations/all-occupations.ts";

export type UnsettledJob = {
  id: number;
  title: string;
  employer: string;
  city: string | null;
  likeliest: string[];
};

const PAGE_SIZE = 30;

const isUnsettled = and(
  isNull(jobVerdicts.socCode),
  isNull(jobVerdicts.fixedSocCode),
  eq(jobs.state, "approved"),
);

/** Live jobs whose title settles no code, newest first. */
export async function listUnsettled({
  page,
  pageSize = PAGE_SIZE,
}: PageParams): Promise<Paged<UnsettledJob>> {
  const ofJobs = () =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(jobVerdicts)
      .innerJoin(jobs, eq(jobs.id, jobVerdicts.jobId))
      .where(isUnsettled);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: jobs.id,
        title: jobs.title,
        employer: employers.name,
        city: jobs.city,
        candidates: jobVerdicts.candidates,
      })
      .from(jobVerdicts)
      .innerJoin(jobs, eq(jobs.id, jobVerdicts.jobId))
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .where(isUnsettled)
      .orderBy(desc(jobVerdicts.jobId))
      .offset((page - 1) * pageSize)
      .limit(pageSize),
    ofJobs(),
  ]);
  return {
    rows: rows.map(({ candidates, ...job }) => ({ ...job, likeliest: candidates.map(named) })),
    total: counted?.count ?? 0,
    page,
    pageSize,
  };
}

/** What is known of a job's code, for those who settle it. */
export async function findJobCode(jobId: number) {
  const [row] = await db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      country: jobs.country,
      employer: employers.name,
      socCode: jobVerdicts.socCode,
      confidence: jobVerdicts.confidence,
      matched: jobVerdicts.matched,
      candidates: jobVerdicts.candidates,
      fixedSocCode: jobVerdicts.fixedSocCode,
      fixedAt: jobVerdicts.fixedAt,
      fixedBy: users.name,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .leftJoin(jobVerdicts, eq(jobVerdicts.jobId, jobs.id))
    .leftJoin(users, eq(users.id, jobVerdicts.fixedById))
    .where(eq(jobs.id, jobId));
  return row?.country === "gb" ? row : null;
}

export function named(socCode: string): string {
  const title = occupationOf(socCode)?.title;
  return title ? `${socCode}, ${title}` : socCode;
}
