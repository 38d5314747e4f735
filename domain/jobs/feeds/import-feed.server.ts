import { setTimeout as wait } from "node:timers/promises";
import { db, type Transaction } from "#db/client.server.ts";
import { outsideRefusals } from "#platform/outside/fetch-outside.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { dayIn } from "#rules/day-in.ts";
import type { JobCountry } from "../vocabulary.ts";
import type { FeedFormat } from "./feed-formats.ts";
import type { FeedJob, FeedReading } from "./feed-job.ts";
import { countRefusals, type FeedReport } from "./feed-report.ts";
import { beginRun, decideRun, endRun, failRun, lastFormatOf } from "./feed-runs.server.ts";
import { findDuplicatesElsewhere } from "./find-duplicates-elsewhere.server.ts";
import { heldJobsOf, openElsewhere, registerStates, takenDownOf } from "./held-jobs.server.ts";
import { dropIncoming, openIncoming } from "./incoming-jobs.server.ts";
import {
  type HeldJob,
  type ImportPlan,
  type NumberedJob,
  planImport,
  refusalOfFeed,
} from "./plan-import.ts";
import { type FeedOrigin, readInThread } from "./read-in-thread.server.ts";
import { feedRefusals } from "./refusals.ts";
import { needsReview } from "./review-needed.ts";
import { holdLease, keepLease, takeLease } from "./run-lease.server.ts";
import { settleStoppedRuns } from "./settle-runs.server.ts";
import { storeIncoming, writePlan } from "./write-feed-jobs.server.ts";

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
 * Brings a feed's jobs in: all of it fetched and read first, then written whole or not at all.
 * A feed that is not believed changes nothing and says why.
 */
export async function importFeed(feed: FeedImport): Promise<FeedReport> {
  const { source, format, from, employerName, country, now } = feed;
  const runId = await beginRun(feed);
  try {
    const context = { source, employerName, country, on: dayIn("gb", now) };
    const reading = await readInThread({ format, from, context });
    if (!reading.ok) return await failRun(runId, readingRefusals[reading.error]);

    await waitForLease(runId);
    const report = await write(reading.value, { ...feed, runId });
    if (report.failure === null) invalidatePages("jobs");
    return report;
  } catch (error) {
    await failRun(runId, "Something went wrong on our side. Nothing was changed.");
    throw error;
  }
}

const ASK_AGAIN_MS = 500;

/** Runs that stopped with their process stand in the way until somebody settles them. */
async function waitForLease(runId: number): Promise<void> {
  for (;;) {
    await settleStoppedRuns();
    if (await takeLease(runId)) return;
    await wait(ASK_AGAIN_MS);
  }
}

type Writing = FeedImport & { runId: number };

/** So few are written in one transaction; more are stored first, unseen, and opened together. */
const FEW = 250;

async function write(reading: FeedReading, writing: Writing): Promise<FeedReport> {
  const { source, format, force, now, runId } = writing;
  const held = await heldJobsOf(source);
  const before = await lastFormatOf(source);
  const isOtherFormat = before !== null && before !== format;
  const doubt = refusalOfFeed({ reading, held, isOtherFormat, force, now });
  if (doubt) return failRun(runId, feedRefusals[doubt], reading.refused);

  const plan = await planFor(reading, held, writing);
  const report = reportOf(runId, plan, reading);
  if (plan.added.length <= FEW) {
    await db.transaction(async (tx) => {
      await holdLease(tx, runId);
      await writePlan(tx, plan, writing);
      await endRun(tx, report, new Date());
      if (bringsBritishJobs(plan)) await enqueue(tx, "resolve-employers", { which: "new" });
    });
    return report;
  }
  await store(plan, report, writing);
  await openIncoming(runId);
  return report;
}

/** Stores all new jobs unseen; then, in one transaction, changes the others and decides the run. */
async function store(plan: ImportPlan, report: FeedReport, writing: Writing): Promise<void> {
  const { runId } = writing;
  try {
    await storeIncoming(plan.added, writing);
    await db.transaction(async (tx) => {
      await holdLease(tx, runId);
      await writePlan(tx, { ...plan, added: [] }, writing);
      await decideRun(tx, report, new Date());
    });
  } catch (error) {
    await dropIncoming(runId);
    throw error;
  }
}

async function planFor(
  reading: FeedReading,
  held: readonly HeldJob[],
  writing: Writing,
): Promise<ImportPlan> {
  const { source, now } = writing;
  const jobs = await numbered(reading.jobs, writing);
  const keys = jobs.map((job) => job.sameJobKey);
  const elsewhere = await openElsewhere({ keys, source, now });
  const there = new Set(held.flatMap((job) => (job.state === "closed" ? [] : job.externalKey)));
  const coming = jobs.filter(
    ({ key, sameJobKey }) => !there.has(key) && !elsewhere.has(sameJobKey),
  );
  return planImport({
    reading: { ...reading, jobs },
    held,
    openElsewhere: elsewhere,
    findDuplicatesElsewhere: await findDuplicatesElsewhere(coming, { source, now }),
    takenDown: await takenDownOf(keys),
    now,
  });
}

/** Names looked up in one transaction. */
const NAMES_AT_ONCE = 200;

async function numbered(
  jobs: readonly FeedJob[],
  { ensureEmployers, now, runId }: Writing,
): Promise<NumberedJob[]> {
  const names = [...new Set(jobs.map(({ employerName }) => employerName))];
  const ids = new Map<string, number>();
  for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
    const some = names.slice(at, at + NAMES_AT_ONCE);
    const found = await db.transaction(async (tx) => {
      await keepLease(tx, runId);
      return ensureEmployers(tx, some, now);
    });
    for (const [name, id] of found) ids.set(name, id);
  }
  const register = await registerOf(jobs, ids);
  return jobs.map((job) => {
    const employerId = ids.get(job.employerName)!;
    const isHeld = needsReview(job, register.get(employerId) ?? null);
    return { ...job, employerId, isHeld, sameJobKey: `${employerId}/${job.sameJobWords}` };
  });
}

/** Asked only of those whose words rest on it. */
function registerOf(jobs: readonly FeedJob[], ids: ReadonlyMap<string, number>) {
  const resting = jobs.filter(({ waits, country }) => waits === "if-unlisted" && country === "gb");
  return registerStates([...new Set(resting.map(({ employerName }) => ids.get(employerName)!))]);
}

function bringsBritishJobs({ added, held, changed }: ImportPlan): boolean {
  const isBritish = (job: NumberedJob) => job.country === "gb";
  return added.some(isBritish) || held.some(isBritish) || changed.some(({ job }) => isBritish(job));
}

function reportOf(runId: number, plan: ImportPlan, reading: FeedReading): FeedReport {
  return {
    runId,
    failure: null,
    rows: reading.jobs.length + reading.refused.length,
    added: plan.added.length,
    held: plan.held.length + plan.changed.filter(({ isHeld }) => isHeld).length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    closed: plan.closedIds.length,
    duplicates: plan.duplicates,
    refused: plan.refused.length,
    refusals: countRefusals(plan.refused),
    unknownColumns: [...reading.unknownColumns],
  };
}
