import { and, asc, between, max, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { boardOf, jobAddress } from "./job-address.ts";
import { liveJobs } from "./live.server.ts";

/** The most addresses that a sitemap may hold. */
const MAX_ADDRESSES = 50_000;
const BATCH = 1000;

export type SitemapPart = { part: number; changedAt: Date };
export type SitemapJob = { path: string; changedAt: Date };

/**
 * Which parts of the jobs' sitemap have live jobs, and when one of those last changed.
 * A part is a range of ids, so that a job never moves from one part to another.
 */
export async function listSitemapParts(now: Date): Promise<SitemapPart[]> {
  const part = sql<number>`(${jobs.id} - 1) / ${sql.raw(String(MAX_ADDRESSES))} + 1`;
  const rows = await db
    .select({ part, changedAt: max(jobs.updatedAt) })
    .from(jobs)
    .where(liveJobs(now))
    .groupBy(part)
    .orderBy(part);
  return rows.flatMap(({ part, changedAt }) => (changedAt ? [{ part, changedAt }] : []));
}

/** The live jobs of a part, some at a time: nobody else waits for fifty thousand. */
export async function* readSitemapPart(
  part: number,
  now: Date,
): AsyncGenerator<SitemapJob[], void, undefined> {
  const last = part * MAX_ADDRESSES;
  let after = last - MAX_ADDRESSES;
  for (;;) {
    const rows = await db
      .select({
        id: jobs.id,
        slug: jobs.slug,
        jobType: jobs.jobType,
        changedAt: jobs.updatedAt,
      })
      .from(jobs)
      .where(and(between(jobs.id, after + 1, last), liveJobs(now)))
      .orderBy(asc(jobs.id))
      .limit(BATCH);
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    yield rows.map(({ slug, jobType, changedAt }) => ({
      path: jobAddress({ board: boardOf(jobType), slug }),
      changedAt,
    }));
  }
}
