import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hiddenJobs } from "#db/schema/job-choices.ts";
import type { Paged } from "#rules/paged.ts";
import type { JobCard } from "../job-card.ts";
import { findCards } from "../jobs.queries.server.ts";

const PAGE_SIZE = 20;

const amongQuery = db
  .select({ jobId: hiddenJobs.jobId })
  .from(hiddenJobs)
  .where(
    and(
      eq(hiddenJobs.userId, sql.placeholder("userId")),
      sql`${hiddenJobs.jobId} = any(${sql.placeholder("ids")}::int[])`,
    ),
  )
  .prepare("hidden_among");

/** Which of these jobs somebody has hidden. */
export async function hiddenAmong(
  userId: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await amongQuery.execute({ userId, ids });
  return new Set(rows.map(({ jobId }) => jobId));
}

/** What somebody has hidden, the last first. */
export async function listHidden(userId: string, page: number, now: Date): Promise<Paged<JobCard>> {
  const own = eq(hiddenJobs.userId, userId);
  const rows = await db
    .select({ id: hiddenJobs.jobId })
    .from(hiddenJobs)
    .where(own)
    .orderBy(desc(hiddenJobs.hiddenAt), hiddenJobs.jobId)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const ids = rows.map(({ id }) => id);
  return {
    rows: await findCards(ids, now),
    total: await db.$count(hiddenJobs, own),
    page,
    pageSize: PAGE_SIZE,
  };
}
