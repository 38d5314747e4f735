import { and, count, desc, eq, max, type SQL } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";

type TopEmployersQuery = {
  country: string;
  /** Only those the register lists with an A rating for skilled workers. */
  isLicensed: boolean;
  /** What makes a job one that readers can apply for: `liveJobs`, which is the jobs' own rule. */
  isLive: SQL;
  limit: number;
};

export type TopEmployer = Awaited<ReturnType<typeof listTopEmployers>>[number];

/** The employers with the most live jobs in a country; of equals the first by name. */
export function listTopEmployers({ country, isLicensed, isLive, limit }: TopEmployersQuery) {
  const live = count(jobs.id);
  return db
    .select({
      id: employers.id,
      slug: employers.slug,
      name: employers.name,
      town: employers.town,
      about: employers.about,
      /** The day its own words were last changed. */
      saidAt: employers.updatedAt,
      isDemo: employers.isDemo,
      sponsorOrganisationId: employers.sponsorOrganisationId,
      sponsorAsOf: employers.sponsorAsOf,
      jobs: live,
      newestAt: max(jobs.postedAt),
    })
    .from(employers)
    .innerJoin(jobs, eq(jobs.employerId, employers.id))
    .where(
      and(
        isLive,
        eq(jobs.country, country),
        isLicensed ? eq(employers.sponsorStatus, "licensed") : undefined,
      ),
    )
    .groupBy(employers.id)
    .orderBy(desc(live), employers.name, employers.id)
    .limit(limit);
}
