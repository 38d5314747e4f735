import { and, eq, lt } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobFeedRuns, jobFeeds } from "#db/schema/job-feeds.ts";
import type { FeedFormat } from "./feed-formats.ts";
import type { FeedReport } from "./feed-report.ts";

type Begun = { source: string; format: FeedFormat; feedId: number | null; now: Date };

/** A run that has not ended in an hour was stopped with its process. */
const LONGEST_RUN_MS = 3_600_000;

/** Notes that a run has begun, where staff can see it at once. */
export async function beginRun({ source, format, feedId, now }: Begun): Promise<number> {
  return db.transaction(async (tx) => {
    await endStoppedRuns(tx, source, now);
    const row = { source, format, feedId, state: "running" as const, startedAt: now };
    const [run] = await tx.insert(jobFeedRuns).values(row).returning({ id: jobFeedRuns.id });
    if (feedId !== null)
      await tx.update(jobFeeds).set({ lastRunAt: now }).where(eq(jobFeeds.id, feedId));
    return run!.id;
  });
}

/** The report, in the transaction that did what it says. */
export async function endRun(tx: Transaction, report: FeedReport, endedAt: Date): Promise<void> {
  const { runId, failure, ...counts } = report;
  const state = failure === null ? "done" : "failed";
  await tx
    .update(jobFeedRuns)
    .set({ ...counts, failure, state, endedAt })
    .where(eq(jobFeedRuns.id, runId));
}

async function endStoppedRuns(tx: Transaction, source: string, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - LONGEST_RUN_MS);
  const failure = "The process stopped before the run had ended. Nothing was changed.";
  await tx
    .update(jobFeedRuns)
    .set({ state: "failed", endedAt: now, failure })
    .where(
      and(
        eq(jobFeedRuns.source, source),
        eq(jobFeedRuns.state, "running"),
        lt(jobFeedRuns.startedAt, hourAgo),
      ),
    );
}
