import { no, ok, type Result } from "#rules/result.ts";
import type { FeedJob, FeedReading, RefusedRow } from "./feed-job.ts";
import type { FeedRefusal } from "./refusals.ts";

/** A job of the same source that we hold already. */
export type HeldJob = {
  id: number;
  externalKey: string;
  contentHash: string | null;
  state: string;
  closesAt: Date | null;
  /** Staff took it off the board: no feed puts it back. */
  isRuledOut: boolean;
};

export type NumberedJob = FeedJob & { employerId: number; sameJobKey: string };

export type ImportPlan = {
  added: NumberedJob[];
  changed: { id: number; job: NumberedJob }[];
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
  force: boolean;
  now: Date;
};

/** A source with fewer jobs than this may lose them all from one day to the next. */
const SMALL_SOURCE = 20;

/** Decides what becomes of every row and of every job we hold; the database is only told. */
export function planImport(given: Given): Result<ImportPlan, FeedRefusal> {
  const { reading, held } = given;
  if (reading.jobs.length === 0 && reading.refused.length > 0) return no("nothing-readable");

  const heldByKey = new Map(held.map((job) => [job.externalKey, job]));
  const plan: ImportPlan = {
    added: [],
    changed: [],
    unchanged: 0,
    closedIds: [],
    duplicates: 0,
    refused: [...reading.refused],
  };
  for (const job of reading.jobs) {
    const holding = heldByKey.get(job.key);
    if (holding) meetAgain(plan, holding, job);
    else meetFirst(plan, job, given);
  }
  const vanished = reading.isPartial ? [] : vanishedFrom(given);
  if (isTooMany(vanished, given)) return no("too-many-vanished");
  return ok({ ...plan, closedIds: vanished.map(({ id }) => id) });
}

function meetAgain(plan: ImportPlan, holding: HeldJob, job: NumberedJob): void {
  const mayChange =
    holding.state === "approved" || (holding.state === "closed" && !holding.isRuledOut);
  const isSame = holding.state === "approved" && holding.contentHash === job.contentHash;
  if (!mayChange || isSame) plan.unchanged += 1;
  else plan.changed.push({ id: holding.id, job });
}

function meetFirst(plan: ImportPlan, job: NumberedJob, { openElsewhere, now }: Given): void {
  if (job.closesAt && job.closesAt <= now) {
    plan.refused.push({ key: job.key, title: job.title, reason: "already-closed" });
  } else if (openElsewhere.has(job.sameJobKey)) plan.duplicates += 1;
  else plan.added.push(job);
}

/** A row that was refused is still there: its job keeps its last good words. */
function vanishedFrom({ reading, held }: Given): HeldJob[] {
  const named = new Set(reading.jobs.map(({ key }) => key));
  for (const { key } of reading.refused) named.add(key);
  return held.filter(({ state, externalKey }) => state === "approved" && !named.has(externalKey));
}

function isTooMany(vanished: readonly HeldJob[], { held, force, now }: Given): boolean {
  const isOpen = (job: HeldJob) =>
    job.state === "approved" && (job.closesAt === null || job.closesAt > now);
  const open = held.filter(isOpen).length;
  return !force && open > SMALL_SOURCE && vanished.filter(isOpen).length > open / 2;
}
