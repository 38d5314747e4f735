import { sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { outsideRefusals } from "#platform/outside/fetch-outside.server.ts";
import { forgetPages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import type { JobCountry } from "../vocabulary.ts";
import type { FeedFormat } from "./feed-formats.ts";
import type { FeedJob, FeedReading, RefusedRow } from "./feed-job.ts";
import { countRefusals, type FeedReport } from "./feed-report.ts";
import { beginRun, endRun } from "./feed-runs.server.ts";
import { heldJobsOf, openElsewhere, takenDownOf } from "./held-jobs.server.ts";
import { type ImportPlan, type NumberedJob, planImport } from "./plan-import.ts";
import { type FeedOrigin, readInThread } from "./read-in-thread.server.ts";
import { type FeedRefusal, feedRefusals } from "./refusals.ts";
import { writePlan } from "./write-feed-jobs.server.ts";

const readingRefusals = { ...outsideRefusals, ...feedRefusals };

/** Gives every name its employer's number, adding those that are new. */
export type EnsureEmployers = (
  tx: Transaction,
  names: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, number>>;

export type FeedImport = {
  format: FeedFormat;
  /** Jobs vanish, and keys are unique, within a source. */
  source: string;
  feedId: number | null;
  from: FeedOrigin;
  /** Of every job, where the feed does not name one. */
  employerName: string | null;
  country: JobCountry | null;
  /** Somebody looked, and says that more than half are really gone. */
  force: boolean;
  now: Date;
  ensureEmployers: EnsureEmployers;
};

/**
 * Brings a feed's jobs in: all of it fetched and read first, then written in one
 * transaction with its report. A feed that is not believed changes nothing and says why.
 */
export async function importFeed(feed: FeedImport): Promise<FeedReport> {
  const { source, format, from, employerName, country } = feed;
  const runId = await beginRun(feed);
  try {
    const context = { source, employerName, country };
    const reading = await readInThread({ format, from, context });
    if (!reading.ok) return await failRun(runId, readingRefusals[reading.error]);

    const report = await write(reading.value, { ...feed, runId });
    if (report.failure === null) forgetPages("jobs");
    return report;
  } catch (error) {
    await failRun(runId, "Something went wrong on our side. Nothing was changed.");
    throw error;
  }
}

type Writing = FeedImport & { runId: number };

/** Thrown so that the transaction takes back what it has written so far: new employers. */
class NotBelieved extends Error {
  readonly refusal: FeedRefusal;

  constructor(refusal: FeedRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

async function write(reading: FeedReading, writing: Writing): Promise<FeedReport> {
  try {
    return await db.transaction((tx) => writeIn(tx, reading, writing));
  } catch (error) {
    if (!(error instanceof NotBelieved)) throw error;
    return failRun(writing.runId, feedRefusals[error.refusal], reading.refused);
  }
}

async function writeIn(tx: Transaction, reading: FeedReading, writing: Writing) {
  const { source, feedId, force, now, runId } = writing;
  // One import at a time: two that carry the same job would not see each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('waymark-feed-import'))`);
  const jobs = await numbered(tx, reading.jobs, writing);
  const keys = jobs.map((job) => job.sameJobKey);
  const plan = planImport({
    reading: { ...reading, jobs },
    held: await heldJobsOf(tx, source),
    openElsewhere: await openElsewhere(tx, { keys, source, now }),
    takenDown: await takenDownOf(tx, keys),
    force,
    now,
  });
  if (!plan.ok) throw new NotBelieved(plan.error);

  await writePlan(tx, plan.value, { source, feedId, now });
  const report = reportOf(runId, plan.value, reading);
  await endRun(tx, report, new Date());
  if (bringsBritishJobs(plan.value)) await enqueue(tx, "resolve-employers", { which: "new" });
  return report;
}

async function numbered(
  tx: Transaction,
  jobs: readonly FeedJob[],
  { ensureEmployers, now }: Writing,
): Promise<NumberedJob[]> {
  const names = new Set(jobs.map(({ employerName }) => employerName));
  const idByName = await ensureEmployers(tx, [...names], now);
  return jobs.map((job) => {
    const employerId = idByName.get(job.employerName)!;
    return { ...job, employerId, sameJobKey: `${employerId}/${job.sameJobWords}` };
  });
}

function bringsBritishJobs({ added, changed }: ImportPlan): boolean {
  const isBritish = (job: NumberedJob) => job.country === "gb";
  return added.some(isBritish) || changed.some(({ job }) => isBritish(job));
}

function reportOf(runId: number, plan: ImportPlan, reading: FeedReading): FeedReport {
  return {
    runId,
    failure: null,
    rows: reading.jobs.length + reading.refused.length,
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    closed: plan.closedIds.length,
    duplicates: plan.duplicates,
    refused: plan.refused.length,
    refusals: countRefusals(plan.refused),
  };
}

async function failRun(
  runId: number,
  failure: string,
  refused: readonly RefusedRow[] = [],
): Promise<FeedReport> {
  const nothing = { rows: 0, added: 0, changed: 0, unchanged: 0, closed: 0, duplicates: 0 };
  const refusals = countRefusals(refused);
  const report = { runId, failure, ...nothing, refused: refused.length, refusals };
  await db.transaction((tx) => endRun(tx, report, new Date()));
  return report;
}
