import type { FeedJob, FeedReading, RefusedRow } from "./feed-job.ts";
import type { FeedRefusal, RowRefusal } from "./refusals.ts";

/** A job of the same source that we hold already. */
export type HeldJob = {
  id: number;
  externalKey: string;
  contentHash: string | null;
  state: string;
  closesAt: Date | null;
};

export type NumberedJob = FeedJob & { employerId: number; sameJobKey: string; isHeld: boolean };

export type ImportPlan = {
  added: NumberedJob[];
  /** New, and read by somebody before readers see them. */
  held: NumberedJob[];
  changed: { id: number; job: NumberedJob; isHeld: boolean }[];
  unchanged: number;
  closedIds: number[];
  duplicates: number;
  refused: RefusedRow[];
};

type Given = {
  reading: Omit<FeedReading, "jobs"> & { jobs: readonly NumberedJob[] };
  held: readonly HeldJob[];
  /** Jobs that are open under another source. */
  openElsewhere: ReadonlySet<string>;
  /** Those that are nearly the same as a job open under another source, by their key in the feed. */
  findDuplicatesElsewhere: ReadonlySet<string>;
  /** Jobs that staff took off the board: no feed puts them back, under whatever id. */
  takenDown: ReadonlySet<string>;
  now: Date;
};

/** A source with fewer jobs than this may lose them all from one day to the next. */
const SMALL_SOURCE = 20;

type Doubted = {
  reading: FeedReading;
  held: readonly HeldJob[];
  /** The feed is of another format than the source's last run. */
  isOtherFormat: boolean;
  force: boolean;
  now: Date;
};

/** Why a feed is treated as broken; null where it is accepted. */
export function refusalOfFeed(given: Doubted): FeedRefusal | null {
  const { reading, held } = given;
  if (reading.jobs.length === 0 && reading.refused.length > 0) return "nothing-readable";
  const vanished = reading.isPartial ? [] : vanishedFrom(reading, held);
  // A board that is down often answers with an empty list.
  if (isEmpty(reading) && !given.force && vanished.length > 0) return "nothing-left";
  // The ids of one format mean nothing in another: somebody else's file, or every job would look new.
  if (given.isOtherFormat && !given.force && vanished.length > 0) return "format-changed";
  return isTooMany(vanished, given) ? "too-many-vanished" : null;
}

function isEmpty({ jobs, refused }: FeedReading): boolean {
  return jobs.length === 0 && refused.length === 0;
}

/** Decides what becomes of every row and of every job we hold; the database is only told. */
export function planImport(given: Given): ImportPlan {
  const { reading, held } = given;
  const heldByKey = new Map(held.map((job) => [job.externalKey, job]));
  const plan: ImportPlan = {
    added: [],
    held: [],
    changed: [],
    unchanged: 0,
    closedIds: [],
    duplicates: 0,
    refused: [...reading.refused],
  };
  for (const job of reading.jobs) {
    const holding = heldByKey.get(job.key);
    if (given.takenDown.has(job.sameJobKey)) refuse(plan, job, "taken-down");
    else if (holding) planKnownJob(plan, { holding, job }, given);
    else planNewJob(plan, job, given);
  }
  const vanished = reading.isPartial ? [] : vanishedFrom(reading, held);
  return { ...plan, closedIds: vanished.map(({ id }) => id) };
}

type Met = { holding: HeldJob; job: NumberedJob };

/** A job that had closed is opened again only where a new one could be opened. */
function planKnownJob(plan: ImportPlan, { holding, job }: Met, given: Given): void {
  const { id, state, contentHash } = holding;
  const change = { id, job, isHeld: job.isHeld };
  const isSaving = state === "approved" || state === "waiting";
  if (state === "closed" && mayOpen(plan, job, given)) {
    plan.changed.push({ ...change, isHeld: waits(job, given) });
  }
  if (isSaving && contentHash !== job.contentHash) plan.changed.push(change);
  else if (state !== "closed") plan.unchanged += 1;
}

function planNewJob(plan: ImportPlan, job: NumberedJob, given: Given): void {
  if (mayOpen(plan, job, given)) plan[waits(job, given) ? "held" : "added"].push(job);
}

/** One that is on the board under another source waits for a person; once let through it stays. */
function waits(job: NumberedJob, { findDuplicatesElsewhere }: Given): boolean {
  return job.isHeld || findDuplicatesElsewhere.has(job.key);
}

/** Whether a job may come to the board now; counts it where it may not. */
function mayOpen(plan: ImportPlan, job: NumberedJob, { openElsewhere, now }: Given): boolean {
  const isOver = job.closesAt !== null && job.closesAt <= now;
  if (isOver) refuse(plan, job, "already-closed");
  else if (openElsewhere.has(job.sameJobKey)) plan.duplicates += 1;
  else return true;
  return false;
}

function refuse(plan: ImportPlan, { key, title }: NumberedJob, reason: RowRefusal): void {
  plan.refused.push({ key, title, reason });
}

type Named = Record<"jobs" | "refused", readonly { key: string }[]>;

/** A row that was refused is still there: its job keeps its last good words. */
function vanishedFrom({ jobs, refused }: Named, held: readonly HeldJob[]): HeldJob[] {
  const named = new Set(jobs.map(({ key }) => key));
  for (const { key } of refused) named.add(key);
  return held.filter(({ state, externalKey }) => isThere(state) && !named.has(externalKey));
}

function isThere(state: string): boolean {
  return state === "approved" || state === "waiting";
}

function isTooMany(vanished: readonly HeldJob[], { held, force, now }: Doubted): boolean {
  const isOpen = (job: HeldJob) =>
    job.state === "approved" && (job.closesAt === null || job.closesAt > now);
  const open = held.filter(isOpen).length;
  return !force && open > SMALL_SOURCE && vanished.filter(isOpen).length > open / 2;
}
