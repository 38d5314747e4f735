import { db } from "#db/client.server.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import { findFeed, listDueFeeds, sourceOfFeed } from "#domain/jobs/feeds/feeds.queries.server.ts";
import { fetchFeed } from "#domain/jobs/feeds/fetch-feed.server.ts";
import { importFeed, noteUnfetched } from "#domain/jobs/feeds/import-feed.server.ts";
import { outsideRefusals } from "#platform/outside/fetch-outside.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { isOutsideAllowed } from "#platform/switches.server.ts";

/** Every hour: each feed whose rest is over gets a task of its own. */
export async function importFeeds(): Promise<void> {
  if (!(await isOutsideAllowed())) return;
  const due = await listDueFeeds(new Date());
  await db.transaction(async (tx) => {
    for (const feedId of due) await enqueue(tx, "import-feed", { feedId });
  });
}

/** Fetches one feed and brings its jobs in. */
export async function importOneFeed({ feedId }: { feedId: number }): Promise<void> {
  const feed = await findFeed(feedId);
  // Removed, or switched off, since it was queued.
  if (!feed || !(await isOutsideAllowed())) return;

  const now = new Date();
  const { format, url, employerName, country } = feed;
  const run = { format, source: sourceOfFeed(feedId), feedId, now };
  const fetched = await fetchFeed(format, url);
  if (!fetched.ok) {
    await noteUnfetched(run, outsideRefusals[fetched.error]);
    return;
  }
  const bytes = fetched.value;
  await importFeed({ ...run, bytes, employerName, country, force: false, ensureEmployers });
}
