import { db } from "#db/client.server.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import type { FeedReport } from "#domain/jobs/feeds/feed-report.ts";
import {
  type Feed,
  findFeed,
  listDueFeeds,
  sourceOfFeed,
} from "#domain/jobs/feeds/feeds.queries.server.ts";
import { importFeed } from "#domain/jobs/feeds/import-feed.server.ts";
import { queueFeed } from "#domain/jobs/feeds/save-feed.server.ts";
import { settleStoppedRuns } from "#domain/jobs/feeds/settle-runs.server.ts";
import { isOutsideAllowed } from "#platform/switches.server.ts";
import type { Tasks } from "#platform/tasks.ts";

/** Four times an hour: each feed whose rest is over gets a task of its own. */
export async function importFeeds(): Promise<void> {
  await settleStoppedRuns();
  if (!(await isOutsideAllowed())) return;
  const due = await listDueFeeds(new Date());
  await db.transaction(async (tx) => {
    for (const feedId of due) await queueFeed(tx, feedId);
  });
}

/** Fetches one feed and brings its jobs in, unless it was removed, paused or switched off since. */
export async function importOneFeed(asked: Tasks["import-feed"]): Promise<void> {
  const feed = await findFeed(asked.feedId);
  if (!feed?.isActive || !(await isOutsideAllowed())) return;
  await runFeed(feed, { force: asked.acceptsLoss ?? false });
}

export async function runFeed(feed: Feed, { force }: { force: boolean }): Promise<FeedReport> {
  const { id: feedId, format, url, employerName, country } = feed;
  return importFeed({
    ...{ feedId, format, employerName, country, force, ensureEmployers },
    source: sourceOfFeed(feedId),
    from: { url },
    now: new Date(),
  });
}
