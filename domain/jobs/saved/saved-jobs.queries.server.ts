import { and, count, eq, gt, gte, isNotNull, lte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import type { JobCard } from "../job-card.ts";
import { type CardRow, cardColumns, cardOf } from "../job-columns.server.ts";
import { liveJobs } from "../live.server.ts";
import { isTakenDown } from "../taken-down.server.ts";
import { openStages, type SavedStage, type StageCounts, stageCodes } from "./stages.ts";

export const SAVED_PAGE_SIZE = 20;

export const ownColumns = {
  /** Its page is gone: the link would lead nowhere. */
  isTakenDown,
  stage: savedJobs.stage,
  note: savedJobs.note,
  dateAt: savedJobs.dateAt,
  dateLabel: savedJobs.dateLabel,
  savedAt: savedJobs.savedAt,
  stageAt: savedJobs.stageAt,
};

type OwnRow = Pick<
  typeof savedJobs.$inferSelect,
  Exclude<keyof typeof ownColumns, "isTakenDown">
> & {
  isTakenDown: boolean;
};
export type SavedRow = { card: CardRow; own: OwnRow };
export type SavedJob = { card: JobCard } & OwnRow;

export function savedJobOf({ card, own }: SavedRow, now: Date): SavedJob {
  return { card: cardOf(card, now), ...own };
}

/** The owner of every query below, first of its values. */
export const theirs = eq(savedJobs.userId, sql.placeholder("userId"));
const amongIds = sql`${savedJobs.jobId} = any(${sql.placeholder("jobIds")}::int[])`;

const oneQuery = db
  .select({ card: cardColumns, own: ownColumns })
  .from(savedJobs)
  .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
  .innerJoin(employers, eq(employers.id, jobs.employerId))
  .where(and(theirs, eq(savedJobs.jobId, sql.placeholder("jobId"))))
  .prepare("saved_job");

/** One of somebody's saved jobs, or null. */
export async function findSavedJob(
  userId: string,
  jobId: number,
  now: Date,
): Promise<SavedJob | null> {
  const [row] = await oneQuery.execute({ userId, jobId });
  return row ? savedJobOf(row, now) : null;
}

const isLiveNow = liveJobs(sql.placeholder("now"));
const mayStillClose = and(eq(savedJobs.stage, "saved"), isLiveNow, isNotNull(jobs.closesAt));

/** Drizzle reads no arrays of instants, so they come as milliseconds. */
const closingTimes = sql<number[] | null>`array_agg(
  (extract(epoch from ${jobs.closesAt}) * 1000)::float8 order by ${jobs.closesAt}, ${jobs.id}
) filter (where ${mayStillClose})`;

const stagesQuery = db
  .select({ stage: savedJobs.stage, total: count(), closings: closingTimes })
  .from(savedJobs)
  .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
  .where(theirs)
  .groupBy(savedJobs.stage)
  .prepare("saved_job_stages");

type StageSummary = {
  counts: StageCounts;
  /** When the live jobs close that somebody has not applied for yet, soonest first. */
  closings: Date[];
};

export async function summariseStages(userId: string, now: Date): Promise<StageSummary> {
  const rows = await stagesQuery.execute({ userId, now: now.toISOString() });
  const times = rows.flatMap(({ closings }) => closings ?? []);
  return { counts: countsOf(rows), closings: times.map((time) => new Date(time)) };
}

export function countsOf(rows: readonly { stage: SavedStage; total: number }[]): StageCounts {
  const totals = new Map(rows.map(({ stage, total }) => [stage, total]));
  return Object.fromEntries(stageCodes.map((code) => [code, totals.get(code) ?? 0])) as StageCounts;
}

export const isToApply = eq(savedJobs.stage, "saved");
export const isDateAhead = gte(savedJobs.dateAt, sql.placeholder("now"));

/** Before applying the closing time counts; after it, a date of one's own. */
export const orderInStage = sql`
    case
      when ${isToApply} and ${isLiveNow} then case when ${jobs.closesAt} is null then 1 else 0 end
      when ${isToApply} then 2
      when ${isDateAhead} then 0
      else 1
    end,
    case when ${isToApply} then ${jobs.closesAt} when ${isDateAhead} then ${savedJobs.dateAt} end,
    case when ${isToApply} then ${savedJobs.savedAt} else ${savedJobs.stageAt} end desc,
    ${savedJobs.jobId}`;

const placeInStage = sql<number>`row_number() over (
  partition by ${savedJobs.stage}
  order by ${orderInStage}
)`.as("place");

const ranked = db
  .select({ jobId: savedJobs.jobId, place: placeInStage })
  .from(savedJobs)
  .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
  .where(and(theirs, sql`${savedJobs.stage} = any(${sql.placeholder("stages")}::text[])`))
  .as("ranked");

const listQuery = db
  .select({ card: cardColumns, own: ownColumns })
  .from(ranked)
  .innerJoin(savedJobs, and(theirs, eq(savedJobs.jobId, ranked.jobId)))
  .innerJoin(jobs, eq(jobs.id, ranked.jobId))
  .innerJoin(employers, eq(employers.id, jobs.employerId))
  .where(
    and(gt(ranked.place, sql.placeholder("after")), lte(ranked.place, sql.placeholder("upTo"))),
  )
  .orderBy(ranked.place)
  .prepare("saved_jobs_of_stages");

type SavedJobsPage = { stage: SavedStage; page: number };

/** One page of a stage of somebody's jobs, what comes soonest first. */
export function listSavedJobs(
  userId: string,
  { stage, page }: SavedJobsPage,
  now: Date,
): Promise<SavedJob[]> {
  return listPlaces(userId, { stages: [stage], after: (page - 1) * SAVED_PAGE_SIZE }, now);
}

/** The first page of every open stage, asked at once; stage by stage. */
export async function listOpenJobs(userId: string, now: Date): Promise<SavedJob[]> {
  const listed = await listPlaces(userId, { stages: openStages, after: 0 }, now);
  return openStages.flatMap((stage) => listed.filter((job) => job.stage === stage));
}

type Places = { stages: readonly SavedStage[]; after: number };

async function listPlaces(userId: string, { stages, after }: Places, now: Date) {
  const upTo = after + SAVED_PAGE_SIZE;
  const asked = { userId, stages, after, upTo, now: now.toISOString() };
  const rows = await listQuery.execute(asked);
  return rows.map((row) => savedJobOf(row, now));
}

const amongQuery = db
  .select({ jobId: savedJobs.jobId })
  .from(savedJobs)
  .where(and(theirs, amongIds))
  .prepare("saved_among");

/** Which of these jobs somebody has saved. */
export async function savedAmong(userId: string, jobIds: readonly number[]): Promise<number[]> {
  if (jobIds.length === 0) return [];
  const rows = await amongQuery.execute({ userId, jobIds });
  return rows.map(({ jobId }) => jobId);
}
