import { and, asc, desc, eq, isNull, lte, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobFeedRuns, jobFeeds } from "#db/schema/job-feeds.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import type { JobCountry } from "../vocabulary.ts";
import type { FeedFormat } from "./feed-formats.ts";
import type { RefusalCount } from "./feed-report.ts";
import { feedRefusals } from "./refusals.ts";

const PAGE_SIZE = 50;
/** How long a feed rests between two runs. */
export const FEED_REST_HOURS = 6;

const feedColumns = {
  id: jobFeeds.id,
  name: jobFeeds.name,
  format: sql<FeedFormat>`${jobFeeds.format}`,
  url: jobFeeds.url,
  employerName: jobFeeds.employerName,
  country: sql<JobCountry | null>`${jobFeeds.country}`,
  isActive: jobFeeds.isActive,
  lastRunAt: jobFeeds.lastRunAt,
};

export type Feed = Awaited<ReturnType<typeof findFeed>> & object;

/** The name under which a feed's jobs are kept. It stays, whatever the feed is called. */
export function sourceOfFeed(id: number): string {
  return `feed-${id}`;
}

export async function findFeed(id: number) {
  const [feed] = await db.select(feedColumns).from(jobFeeds).where(eq(jobFeeds.id, id));
  return feed;
}

/** Feeds whose rest is over, the longest rested first. */
export async function listDueFeeds(now: Date): Promise<number[]> {
  const rested = new Date(now.getTime() - FEED_REST_HOURS * 3_600_000);
  const rows = await db
    .select({ id: jobFeeds.id })
    .from(jobFeeds)
    .where(
      and(
        eq(jobFeeds.isActive, true),
        or(isNull(jobFeeds.lastRunAt), lte(jobFeeds.lastRunAt, rested)),
      ),
    )
    .orderBy(sql`${jobFeeds.lastRunAt} asc nulls first`, jobFeeds.id)
    .limit(200);
  return rows.map(({ id }) => id);
}

export type ListedFeed = Awaited<ReturnType<typeof listFeeds>>["rows"][number];

/** Every feed with its last run and how many of its jobs are open. */
export async function listFeeds({ page, pageSize = PAGE_SIZE }: PageParams) {
  const lastRun = db
    .select({
      feedId: jobFeedRuns.feedId,
      state: jobFeedRuns.state,
      failure: jobFeedRuns.failure,
    })
    .from(jobFeedRuns)
    .where(eq(jobFeedRuns.feedId, jobFeeds.id))
    .orderBy(desc(jobFeedRuns.startedAt))
    .limit(1)
    .as("last_run");
  const openJobs = sql<number>`(
    select count(*) from ${jobs}
    where ${jobs.source} = 'feed-' || ${jobFeeds.id} and ${jobs.state} = 'approved'
  )`;
  const rows = await db
    .select({
      ...feedColumns,
      openJobs: openJobs.mapWith(Number),
      lastState: lastRun.state,
      lastFailure: lastRun.failure,
    })
    .from(jobFeeds)
    .leftJoinLateral(lastRun, sql`true`)
    .orderBy(asc(jobFeeds.name), jobFeeds.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(jobFeeds), page, pageSize };
}

const runColumns = {
  id: jobFeedRuns.id,
  feedId: jobFeedRuns.feedId,
  feedName: jobFeeds.name,
  source: jobFeedRuns.source,
  format: sql<FeedFormat>`${jobFeedRuns.format}`,
  state: jobFeedRuns.state,
  startedAt: jobFeedRuns.startedAt,
  endedAt: jobFeedRuns.endedAt,
  rows: jobFeedRuns.rows,
  added: jobFeedRuns.added,
  held: jobFeedRuns.held,
  changed: jobFeedRuns.changed,
  unchanged: jobFeedRuns.unchanged,
  closed: jobFeedRuns.closed,
  duplicates: jobFeedRuns.duplicates,
  refused: jobFeedRuns.refused,
  failure: jobFeedRuns.failure,
};

export type FeedRun = Awaited<ReturnType<typeof listRuns>>["rows"][number];

/** Runs, newest first: of one feed, or of all and of files too. */
export async function listRuns(
  { page, pageSize = PAGE_SIZE }: PageParams,
  feedId: number | null = null,
) {
  const which = feedId === null ? undefined : eq(jobFeedRuns.feedId, feedId);
  const rows = await db
    .select(runColumns)
    .from(jobFeedRuns)
    .leftJoin(jobFeeds, eq(jobFeeds.id, jobFeedRuns.feedId))
    .where(which)
    .orderBy(desc(jobFeedRuns.startedAt), jobFeedRuns.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await db.$count(jobFeedRuns, which);
  return { rows, total, page, pageSize } satisfies Paged<(typeof rows)[number]>;
}

const losses: readonly (string | null)[] = [
  feedRefusals["nothing-left"],
  feedRefusals["too-many-vanished"],
  feedRefusals["format-changed"],
];

/** Whether the feed's last run was refused for what it would have closed. */
export async function hasLostMany(feedId: number): Promise<boolean> {
  const [last] = await db
    .select({ failure: jobFeedRuns.failure })
    .from(jobFeedRuns)
    .where(eq(jobFeedRuns.feedId, feedId))
    .orderBy(desc(jobFeedRuns.startedAt))
    .limit(1);
  return losses.includes(last?.failure ?? null);
}

export async function findRun(id: number) {
  const [run] = await db
    .select({
      ...runColumns,
      refusals: sql<RefusalCount[] | null>`${jobFeedRuns.refusals}`,
      unknownColumns: jobFeedRuns.unknownColumns,
    })
    .from(jobFeedRuns)
    .leftJoin(jobFeeds, eq(jobFeeds.id, jobFeedRuns.feedId))
    .where(eq(jobFeedRuns.id, id));
  return run;
}
