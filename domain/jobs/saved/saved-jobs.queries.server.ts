import { and, asc, count, desc, eq, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import type { JobCard } from "../job-card.ts";
import { type CardRow, cardColumns, cardOf } from "../job-columns.server.ts";
import { liveJobs } from "../live.server.ts";
import { isTakenDown } from "../taken-down.server.ts";
import { MAX_SAVED } from "./refusals.ts";
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

function savedJobsWhere(where: SQL | undefined) {
  return db
    .select({ card: cardColumns, own: ownColumns })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(where);
}

/** One of somebody's saved jobs, or null. */
export async function findSavedJob(
  userId: string,
  jobId: number,
  now: Date,
): Promise<SavedJob | null> {
  const isIt = and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId));
  const [row] = await savedJobsWhere(isIt);
  return row ? savedJobOf(row, now) : null;
}

export async function countStages(userId: string): Promise<StageCounts> {
  const rows = await db
    .select({ stage: savedJobs.stage, total: count() })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .groupBy(savedJobs.stage);
  const totals = new Map(rows.map(({ stage, total }) => [stage, total]));
  return Object.fromEntries(stageCodes.map((code) => [code, totals.get(code) ?? 0])) as StageCounts;
}

type Asked = { stage: SavedStage; page: number };

/** One page of a stage of somebody's jobs, what comes soonest first. */
export async function listSavedJobs(
  userId: string,
  { stage, page }: Asked,
  now: Date,
): Promise<SavedJob[]> {
  const where = and(eq(savedJobs.userId, userId), eq(savedJobs.stage, stage));
  const rows = await savedJobsWhere(where)
    .orderBy(...orderOf(stage, now), savedJobs.jobId)
    .limit(SAVED_PAGE_SIZE)
    .offset((page - 1) * SAVED_PAGE_SIZE);
  return rows.map((row) => savedJobOf(row, now));
}

/** Before applying the closing time counts; after it, a date of one's own. */
function orderOf(stage: SavedStage, now: Date): SQL[] {
  if (stage === "saved") {
    const rank = sql`case when ${liveJobs(now)} then case when ${jobs.closesAt} is null then 1 else 0 end else 2 end`;
    return [rank, asc(jobs.closesAt), desc(savedJobs.savedAt)];
  }
  const isAhead = sql`${savedJobs.dateAt} >= ${now.toISOString()}::timestamptz`;
  return [
    sql`case when ${isAhead} then 0 else 1 end`,
    sql`case when ${isAhead} then ${savedJobs.dateAt} end`,
    desc(savedJobs.stageAt),
  ];
}

/** When the live jobs close that somebody has not applied for yet, soonest first. */
export async function listClosingTimes(userId: string, now: Date) {
  return db
    .select({ jobId: jobs.id, closesAt: sql<Date>`${jobs.closesAt}`.mapWith(jobs.closesAt) })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(
      and(
        eq(savedJobs.userId, userId),
        eq(savedJobs.stage, "saved"),
        liveJobs(now),
        isNotNull(jobs.closesAt),
      ),
    )
    .orderBy(jobs.closesAt, jobs.id)
    .limit(MAX_SAVED);
}

/** The next dates of somebody's own beside their jobs, such as an interview, soonest first. */
export async function listOwnDates(userId: string, limit: number, now: Date) {
  return db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      employer: employers.name,
      label: savedJobs.dateLabel,
      at: sql<Date>`${savedJobs.dateAt}`.mapWith(savedJobs.dateAt),
      zone: jobs.closesZone,
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(
      and(
        eq(savedJobs.userId, userId),
        inArray(savedJobs.stage, openStages),
        gte(savedJobs.dateAt, now),
      ),
    )
    .orderBy(savedJobs.dateAt, jobs.id)
    .limit(limit);
}

/** Which of these jobs somebody has saved. */
export async function savedAmong(userId: string, jobIds: readonly number[]): Promise<number[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, userId), inArray(savedJobs.jobId, [...jobIds])));
  return rows.map(({ jobId }) => jobId);
}
