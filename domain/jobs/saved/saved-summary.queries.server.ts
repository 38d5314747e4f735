import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { boardOf } from "../job-address.ts";
import { isLive } from "../live.ts";
import {
  countsOf,
  isDateAhead,
  isToApply,
  orderInStage,
  theirs,
} from "./saved-jobs.queries.server.ts";
import { openStages, type StageCounts, stageCodes } from "./stages.ts";

const placeBy = (order: SQL) => sql<number>`row_number() over (order by ${order})`.as("place");
const own = {
  jobId: savedJobs.jobId,
  dateAt: savedJobs.dateAt,
  dateLabel: savedJobs.dateLabel,
};

const toApply = db
  .select({ ...own, isToApply: sql<boolean>`true`.as("is_to_apply"), place: placeBy(orderInStage) })
  .from(savedJobs)
  .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
  .where(and(theirs, isToApply))
  .orderBy(sql`place`)
  .limit(sql.placeholder("jobs"));

const byDate = sql`${savedJobs.dateAt}, ${savedJobs.jobId}`;
const dated = db
  .select({ ...own, isToApply: sql<boolean>`false`.as("is_to_apply"), place: placeBy(byDate) })
  .from(savedJobs)
  .where(and(theirs, inArray(savedJobs.stage, openStages), isDateAhead))
  .orderBy(sql`place`)
  .limit(sql.placeholder("dates"));

const next = unionAll(toApply, dated).as("next");

/** Far less than a card: a line of a list is made of it. */
const line = db
  .select({
    id: jobs.id,
    slug: jobs.slug,
    title: jobs.title,
    jobType: jobs.jobType,
    employer: employers.name,
    state: jobs.state,
    postedAt: jobs.postedAt,
    closesAt: jobs.closesAt,
    closesZone: jobs.closesZone,
    dateAt: next.dateAt,
    dateLabel: next.dateLabel,
    isToApply: next.isToApply,
    place: next.place,
  })
  .from(next)
  .innerJoin(jobs, eq(jobs.id, next.jobId))
  .innerJoin(employers, eq(employers.id, jobs.employerId))
  .as("line");

// Counted by the way: a question of its own would cost more than the counting.
const ofEachStage = stageCodes.map(
  (code) => sql`count(*) filter (where ${savedJobs.stage} = ${code})`,
);
const counted = db
  .select({ counts: sql<number[]>`array[${sql.join(ofEachStage, sql`, `)}]::int[]`.as("counts") })
  .from(savedJobs)
  .where(theirs)
  .as("counted");

const nextQuery = db
  .select({
    counts: counted.counts,
    line: {
      ...{ id: line.id, slug: line.slug, title: line.title, jobType: line.jobType },
      ...{ employer: line.employer, state: line.state, postedAt: line.postedAt },
      ...{ closesAt: line.closesAt, closesZone: line.closesZone },
      ...{ dateAt: line.dateAt, dateLabel: line.dateLabel, isToApply: line.isToApply },
    },
  })
  .from(counted)
  .leftJoin(line, sql`true`)
  .orderBy(line.place)
  .prepare("saved_jobs_next");

type Limits = { jobs: number; dates: number };
type NextLine = NonNullable<Awaited<ReturnType<typeof nextQuery.execute>>[number]["line"]>;
/** A saved job as a line of a list. */
export type NextJob = ReturnType<typeof nextJobOf>;
type NextSaved = {
  /** Still to be applied for, in the order of their list. */
  jobs: NextJob[];
  /** With a date of the person's own ahead, such as an interview, soonest first. */
  dated: (NextJob & { dateAt: Date })[];
  /** How many jobs somebody has at each stage. */
  counts: StageCounts;
};

/** What comes next for somebody, asked at once: jobs to apply for, and dates of their own. */
export async function listNextSaved(userId: string, limits: Limits, now: Date): Promise<NextSaved> {
  const rows = await nextQuery.execute({ userId, ...limits, now: now.toISOString() });
  const lines = rows.flatMap((row) => row.line ?? []);
  const totals = rows[0]?.counts ?? [];
  return {
    counts: countsOf(stageCodes.map((stage, at) => ({ stage, total: totals[at] ?? 0 }))),
    jobs: lines.filter((each) => each.isToApply).map((each) => nextJobOf(each, now)),
    dated: lines
      .filter((each) => !each.isToApply)
      .map((each) => nextJobOf(each, now))
      .flatMap((job) => (job.dateAt ? [{ ...job, dateAt: job.dateAt }] : [])),
  };
}

function nextJobOf(row: NextLine, now: Date) {
  const { id, slug, title, employer, closesAt, closesZone, dateAt, dateLabel } = row;
  return {
    ...{ id, slug, closesAt, closesZone, dateAt, dateLabel },
    name: `${title}, ${employer}`,
    board: boardOf(row.jobType),
    isLive: isLive(row, now),
  };
}
