import { and, count, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { cardColumns } from "../job-columns.server.ts";
import { MAX_NOTICES } from "./notices.queries.server.ts";
import {
  countsOf,
  isDateAhead,
  isToApply,
  ownColumns,
  placeInStage,
  type SavedJob,
  savedJobOf,
  theirs,
} from "./saved-jobs.queries.server.ts";
import { openStages, type StageCounts } from "./stages.ts";

const openNotices = db
  .select({ id: savedJobNotices.id })
  .from(savedJobNotices)
  .where(
    and(
      eq(savedJobNotices.userId, sql.placeholder("userId")),
      isNull(savedJobNotices.dismissedAt),
      // A notice of a job that is not saved any more is not shown.
      sql`exists (select from ${savedJobs} as kept
        where kept.user_id = ${savedJobNotices.userId} and kept.job_id = ${savedJobNotices.jobId})`,
    ),
  )
  .limit(MAX_NOTICES)
  .as("open_notices");

const countsQuery = db
  .select({
    stage: savedJobs.stage,
    total: count(),
    news: sql<number>`(select count(*)::int from ${openNotices})`,
  })
  .from(savedJobs)
  .where(theirs)
  .groupBy(savedJobs.stage)
  .prepare("saved_job_counts");

/** How many jobs somebody has at each stage, and how many notices they have not put aside. */
export async function countSavedJobs(
  userId: string,
): Promise<{ counts: StageCounts; news: number }> {
  const rows = await countsQuery.execute({ userId });
  return { counts: countsOf(rows), news: rows[0]?.news ?? 0 };
}

const placeByDate = sql<number>`row_number() over (
  order by case when ${isDateAhead} then ${savedJobs.dateAt} end, ${savedJobs.jobId}
)`.as("place_by_date");

const ranked = db
  .select({ jobId: savedJobs.jobId, place: placeInStage, placeByDate })
  .from(savedJobs)
  .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
  .where(and(theirs, inArray(savedJobs.stage, openStages)))
  .as("ranked");

const isNext = and(isToApply, lte(ranked.place, sql.placeholder("jobs")));
const isDated = and(isDateAhead, lte(ranked.placeByDate, sql.placeholder("dates")));

const nextQuery = db
  .select({
    card: cardColumns,
    own: ownColumns,
    isNext: sql<boolean>`${isNext}`,
    isDated: sql<boolean>`coalesce(${isDated}, false)`,
  })
  .from(ranked)
  .innerJoin(savedJobs, and(theirs, eq(savedJobs.jobId, ranked.jobId)))
  .innerJoin(jobs, eq(jobs.id, ranked.jobId))
  .innerJoin(employers, eq(employers.id, jobs.employerId))
  .where(or(isNext, isDated))
  .orderBy(ranked.place)
  .prepare("saved_jobs_next");

type Limits = { jobs: number; dates: number };
type NextSaved = {
  /** Still to be applied for, in the order of their list. */
  jobs: SavedJob[];
  /** With a date of the person's own ahead, such as an interview, soonest first. */
  dated: (SavedJob & { dateAt: Date })[];
};

/** What comes next for somebody, asked at once: jobs to apply for, and dates of their own. */
export async function listNextSaved(userId: string, limits: Limits, now: Date): Promise<NextSaved> {
  const rows = await nextQuery.execute({ userId, ...limits, now: now.toISOString() });
  const dated = rows.filter((row) => row.isDated).map((row) => savedJobOf(row, now));
  return {
    jobs: rows.filter((row) => row.isNext).map((row) => savedJobOf(row, now)),
    dated: dated
      .flatMap((job) => (job.dateAt ? [{ ...job, dateAt: job.dateAt }] : []))
      .sort(byDate),
  };
}

type Dated = NextSaved["dated"][number];

function byDate(one: Dated, other: Dated): number {
  return one.dateAt.getTime() - other.dateAt.getTime() || one.card.id - other.card.id;
}
