import { and, count, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { boardOf } from "../job-address.ts";
import { isLive } from "../live.ts";
import { MAX_NOTICES } from "./notices.queries.server.ts";
import {
  countsOf,
  isDateAhead,
  isToApply,
  placeInStage,
  theirs,
} from "./saved-jobs.queries.server.ts";
import { openStages, type SavedStage, type StageCounts } from "./stages.ts";

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

const countOpenNotices = sql<number>`(select count(*)::int from ${openNotices})`;

const countsQuery = db
  .select({ stage: savedJobs.stage, total: count(), news: countOpenNotices })
  .from(savedJobs)
  .where(theirs)
  .groupBy(savedJobs.stage)
  .prepare("saved_job_counts");

type StageTotal = { stage: SavedStage; total: number };
type Counted = { counts: StageCounts; news: number };

/** How many jobs somebody has at each stage, and how many notices they have not put aside. */
export async function countSavedJobs(userId: string): Promise<Counted> {
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

// Counted by the way: a question of its own would cost more than the counting.
const countedByTheWay = db
  .select({ stage: savedJobs.stage, total: count().as("total") })
  .from(savedJobs)
  .where(theirs)
  .groupBy(savedJobs.stage)
  .as("counted");

/** Far less than a card: a line of a list is made of it. */
const lineColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  jobType: jobs.jobType,
  employer: employers.name,
  state: jobs.state,
  postedAt: jobs.postedAt,
  closesAt: jobs.closesAt,
  closesZone: jobs.closesZone,
  dateAt: savedJobs.dateAt,
  dateLabel: savedJobs.dateLabel,
};

const nextQuery = db
  .select({
    ...lineColumns,
    counted: sql<StageTotal[]>`(select json_agg(counted) from ${countedByTheWay})`,
    news: countOpenNotices,
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
type NextRow = Awaited<ReturnType<typeof nextQuery.execute>>[number];
/** A saved job as a line of a list. */
export type NextJob = ReturnType<typeof nextJobOf>;
type NextSaved = {
  /** Still to be applied for, in the order of their list. */
  jobs: NextJob[];
  /** With a date of the person's own ahead, such as an interview, soonest first. */
  dated: (NextJob & { dateAt: Date })[];
  /** As `countSavedJobs` says; null where nothing comes next, and nothing was counted. */
  counted: Counted | null;
};

/** What comes next for somebody, asked at once: jobs to apply for, and dates of their own. */
export async function listNextSaved(userId: string, limits: Limits, now: Date): Promise<NextSaved> {
  const rows = await nextQuery.execute({ userId, ...limits, now: now.toISOString() });
  const [first] = rows;
  return {
    counted: first ? { counts: countsOf(first.counted), news: first.news } : null,
    jobs: rows.filter((row) => row.isNext).map((row) => nextJobOf(row, now)),
    dated: rows
      .filter((row) => row.isDated)
      .map((row) => nextJobOf(row, now))
      .flatMap((job) => (job.dateAt ? [{ ...job, dateAt: job.dateAt }] : []))
      .sort(byDate),
  };
}

function nextJobOf(row: NextRow, now: Date) {
  const { id, slug, title, employer, closesAt, closesZone, dateAt, dateLabel } = row;
  return {
    ...{ id, slug, closesAt, closesZone, dateAt, dateLabel },
    name: `${title}, ${employer}`,
    board: boardOf(row.jobType),
    isLive: isLive(row, now),
  };
}

type Dated = NextSaved["dated"][number];

function byDate(one: Dated, other: Dated): number {
  return one.dateAt.getTime() - other.dateAt.getTime() || one.id - other.id;
}
