import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { followedEmployers } from "#db/schema/job-choices.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { JobCard } from "../job-card.ts";
import { cardColumns, cardOf } from "../job-columns.server.ts";
import { isLicenceNews, isNewJob } from "./news-rules.server.ts";

/** So many jobs of each employer are in the mail; its page has the rest. */
const SHOWN = 5;

/** What is new of one followed employer. */
export type FollowNews = {
  slug: string;
  name: string;
  jobs: JobCard[];
  newJobs: number;
  /** The register's former word and today's, where they differ. */
  licence: { before: string; after: string; asOf: string | null } | null;
};

/** The news of every employer somebody follows, by the employer's name. */
export async function findNews(tx: Transaction, userId: string, now: Date): Promise<FollowNews[]> {
  const rows = await tx
    .select({
      id: employers.id,
      slug: employers.slug,
      name: employers.name,
      before: followedEmployers.registerSeen,
      after: employers.sponsorStatus,
      asOf: employers.sponsorAsOf,
      isLicenceNews,
      newJobs: countNew(now),
    })
    .from(followedEmployers)
    .innerJoin(employers, eq(employers.id, followedEmployers.employerId))
    .where(and(eq(followedEmployers.userId, userId), or(isLicenceNews, sql`${countNew(now)} > 0`)))
    .orderBy(employers.name, employers.id);

  const news: FollowNews[] = [];
  for (const { id, slug, name, newJobs, before, after, asOf, isLicenceNews: isNews } of rows) {
    const licence = isNews ? { before: before!, after: after!, asOf } : null;
    const cards = newJobs > 0 ? await newestOf(tx, { userId, employerId: id, now }) : [];
    news.push({ slug, name, jobs: cards, newJobs, licence });
  }
  return news;
}

function countNew(now: Date) {
  return sql<number>`(select count(*)::int from ${jobs} where ${jobs.employerId} = ${followedEmployers.employerId} and ${isNewJob(now)})`;
}

type Whose = { userId: string; employerId: number; now: Date };

async function newestOf(tx: Transaction, { userId, employerId, now }: Whose): Promise<JobCard[]> {
  const rows = await tx
    .select(cardColumns)
    .from(followedEmployers)
    .innerJoin(employers, eq(employers.id, followedEmployers.employerId))
    .innerJoin(jobs, eq(jobs.employerId, employers.id))
    .where(
      and(
        eq(followedEmployers.userId, userId),
        eq(followedEmployers.employerId, employerId),
        isNewJob(now),
      ),
    )
    .orderBy(desc(jobs.postedAt), jobs.id)
    .limit(SHOWN);
  return rows.map((row) => cardOf(row, now));
}
