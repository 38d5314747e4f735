import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobFeedRuns, jobFeeds } from "#db/schema/job-feeds.ts";
import type { FeedFormat } from "./feed-formats.ts";
import type { RefusedRow } from "./feed-job.ts";
import { countRefusals, type FeedReport } from "./feed-report.ts";

type Begun = { source: string; format: FeedFormat; feedId: number | null; now: Date };

/** A run that has not ended in an hour was stopped with its process. */
const MAX_RUN_MS = 3_600_000;
const STOPPED = "The process stopped before the run had ended. Nothing was changed.";

/** Notes that a run has begun, where staff can see it at once. */
export async function beginRun({ source, format, feedId, now }: Begun): Promise<number> {
  return db.transaction(async (tx) => {
    await endStoppedRuns(tx, now);
    const row = { source, format, feedId, state: "running" as const, startedAt: now };
    const [run] = await tx.insert(jobFeedRuns).values(row).returning({ id: jobFeedRuns.id });
    if (feedId !== null)
      await tx.update(jobFeeds).set({ lastRunAt: now }).where(eq(jobFeeds.id, feedId));
    return run!.id;
  });
}

/** The format of the last run that changed a source's jobs; null before the first. */
export async function lastFormatOf(source: string): Promise<string | null> {
  const [last] = await db
    .select({ format: jobFeedRuns.format })
    .from(jobFeedRuns)
    .where(and(eq(jobFeedRuns.source, source), eq(jobFeedRuns.state, "done")))
    .orderBy(desc(jobFeedRuns.startedAt), desc(jobFeedRuns.id))
    .limit(1);
  return last?.format ?? null;
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

/** Its jobs are all there: from now on it comes to its end, with this report. */
export async function decideRun(tx: Transaction, report: FeedReport, now: Date): Promise<void> {
  const { runId, failure: _none, ...counts } = report;
  await tx
    .update(jobFeedRuns)
    .set({ ...counts, decidedAt: now })
    .where(eq(jobFeedRuns.id, runId));
}

export async function finishRun(tx: Transaction, runId: number, endedAt: Date): Promise<void> {
  await tx
    .update(jobFeedRuns)
    .set({ state: "done", endedAt })
    .where(and(eq(jobFeedRuns.id, runId), eq(jobFeedRuns.state, "running")));
}

/** Ends a run that changes nothing, with the sentence that says why. One that is decided goes on. */
export async function failRun(
  runId: number,
  failure: string,
  refused: readonly RefusedRow[] = [],
): Promise<FeedReport> {
  const nothing = { rows: 0, added: 0, held: 0, changed: 0, unchanged: 0, closed: 0 };
  const refusals = countRefusals(refused);
  const counts = { ...nothing, duplicates: 0, refused: refused.length, refusals };
  await db
    .update(jobFeedRuns)
    .set({ ...counts, failure, state: "failed", endedAt: new Date() })
    .where(and(eq(jobFeedRuns.id, runId), isUndecided));
  return { runId, failure, ...counts, unknownColumns: [] };
}

const isUndecided = and(eq(jobFeedRuns.state, "running"), isNull(jobFeedRuns.decidedAt));

/** Ends a run that says nothing any more. One that spoke in the meantime goes on. */
export async function failStoppedRun(runId: number): Promise<void> {
  const isSilent = lt(jobFeedRuns.leasedUntil, sql`clock_timestamp()`);
  await db
    .update(jobFeedRuns)
    .set({ failure: STOPPED, state: "failed", endedAt: new Date() })
    .where(and(eq(jobFeedRuns.id, runId), isUndecided, isSilent));
}

/** Those that stopped while they read: the others had a lease. */
async function endStoppedRuns(tx: Transaction, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - MAX_RUN_MS);
  await tx
    .update(jobFeedRuns)
    .set({ state: "failed", endedAt: now, failure: STOPPED })
    .where(and(isUndecided, isNull(jobFeedRuns.leasedUntil), lt(jobFeedRuns.startedAt, hourAgo)));
}
