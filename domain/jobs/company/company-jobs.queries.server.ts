import { and, count, desc, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { JobCard } from "../job-card.ts";
import { findCards } from "../jobs.queries.server.ts";
import { liveJobs } from "../live.server.ts";
import type { CompanyFacts } from "./company-facts.ts";
import { companyFacts } from "./company-facts.ts";

export const COMPANY_PAGE_SIZE = 10;

/** The live jobs of an employer, newest first, page by page. */
export async function listCompanyJobs(
  employerId: number,
  page: number,
  now: Date,
): Promise<JobCard[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), liveJobs(now)))
    .orderBy(desc(jobs.postedAt), jobs.id)
    .limit(COMPANY_PAGE_SIZE)
    .offset((page - 1) * COMPANY_PAGE_SIZE);
  return findCards(
    rows.map(({ id }) => id),
    now,
  );
}

/** What all live adverts of an employer say together: how many, where, and of sponsorship. */
export async function findCompanyFacts(employerId: number, now: Date): Promise<CompanyFacts> {
  const groups = await db
    .select({
      country: jobs.country,
      city: jobs.city,
      sponsorship: jobs.sponsorship,
      jobType: jobs.jobType,
      count: count(),
    })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), liveJobs(now)))
    .groupBy(jobs.country, jobs.city, jobs.sponsorship, jobs.jobType);
  return companyFacts(groups);
}

/** How many live jobs each of these employers has. */
export async function countCompanyJobs(
  employerIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (employerIds.length === 0) return new Map();
  const rows = await db
    .select({ id: jobs.employerId, count: count() })
    .from(jobs)
    .where(and(inArray(jobs.employerId, [...employerIds]), liveJobs(now)))
    .groupBy(jobs.employerId);
  return new Map(rows.map((row) => [row.id, row.count]));
}
