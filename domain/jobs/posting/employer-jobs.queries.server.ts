import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
  sum,
} from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobDays, jobDecisions, jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { isoDay } from "#rules/days.ts";
import type { Paged } from "#rules/paged.ts";
import { liveJobs } from "../live.server.ts";
import type { JobGroup } from "./job-groups.ts";

const PAGE_SIZE = 20;
const COUNTED_DAYS = 30;

const columns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  jobType: jobs.jobType,
  city: jobs.city,
  country: jobs.country,
  remote: jobs.remote,
  state: jobs.state,
  postedAt: jobs.postedAt,
  closesAt: jobs.closesAt,
  closesZone: jobs.closesZone,
  changeSentAt: jobs.changeSentAt,
  feedId: jobs.feedId,
  externalKey: jobs.externalKey,
  updatedAt: jobs.updatedAt,
};

export type Figures = { views: number; saves: number; applyClicks: number };
export type EmployerJob = Awaited<ReturnType<typeof readJobs>>[number] & Figures;

/** An employer's adverts, newest first, with what readers did in the last thirty days. */
export async function listJobsOf(
  employerId: number,
  { group, page }: { group: JobGroup; page: number },
  now: Date,
): Promise<Paged<EmployerJob>> {
  const where = and(eq(jobs.employerId, employerId), inGroup(group, now));
  const total = await db.$count(jobs, where);
  const rows = await readJobs(where, page);
  const figures = await figuresByJob(
    rows.map(({ id }) => id),
    now,
  );
  const none = { views: 0, saves: 0, applyClicks: 0 };
  return {
    rows: rows.map((row) => ({ ...row, ...none, ...figures.get(row.id) })),
    total,
    page,
    pageSize: PAGE_SIZE,
  };
}

function readJobs(where: SQL | undefined, page: number) {
  return db
    .select(columns)
    .from(jobs)
    .where(where)
    .orderBy(desc(jobs.postedAt), jobs.id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}

function inGroup(group: JobGroup, now: Date): SQL | undefined {
  const isOver = and(eq(jobs.state, "approved"), lte(jobs.closesAt, now));
  const groups: Record<JobGroup, SQL | undefined> = {
    all: ne(jobs.state, "incoming"),
    live: liveJobs(now),
    waiting: or(eq(jobs.state, "waiting"), isNotNull(jobs.changeSentAt)),
    drafts: inArray(jobs.state, ["draft", "sent-back"]),
    ended: or(inArray(jobs.state, ["closed", "declined"]), isOver),
  };
  return groups[group];
}

/** How many adverts stand in each group. */
export async function countGroupsOf(employerId: number, now: Date) {
  const tally = (group: JobGroup) =>
    sql<number>`count(*) filter (where ${inGroup(group, now)})::int`;
  const [counts] = await db
    .select({
      all: tally("all"),
      live: tally("live"),
      waiting: tally("waiting"),
      drafts: tally("drafts"),
      ended: tally("ended"),
    })
    .from(jobs)
    .where(eq(jobs.employerId, employerId));
  return counts ?? { all: 0, live: 0, waiting: 0, drafts: 0, ended: 0 };
}

/** What readers did with all live adverts of an employer in the last thirty days. */
export async function liveFiguresOf(employerId: number, now: Date): Promise<Figures> {
  const live = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), liveJobs(now)));
  const figures = await figuresByJob(
    live.map(({ id }) => id),
    now,
  );
  const total = { views: 0, saves: 0, applyClicks: 0 };
  for (const one of figures.values()) {
    total.views += one.views;
    total.saves += one.saves;
    total.applyClicks += one.applyClicks;
  }
  return total;
}

async function figuresByJob(ids: readonly number[], now: Date): Promise<Map<number, Figures>> {
  if (ids.length === 0) return new Map();
  const since = new Date(now.getTime() - COUNTED_DAYS * 86_400_000);
  const days = await db
    .select({
      id: jobDays.jobId,
      views: sum(jobDays.views).mapWith(Number),
      applyClicks: sum(jobDays.applyClicks).mapWith(Number),
    })
    .from(jobDays)
    .where(and(inArray(jobDays.jobId, [...ids]), gte(jobDays.day, isoDay(since))))
    .groupBy(jobDays.jobId);
  const saved = await db
    .select({ id: savedJobs.jobId, saves: count() })
    .from(savedJobs)
    .where(and(inArray(savedJobs.jobId, [...ids]), gte(savedJobs.savedAt, since)))
    .groupBy(savedJobs.jobId);

  const figures = new Map(days.map(({ id, ...seen }) => [id, { ...seen, saves: 0 }]));
  for (const { id, saves } of saved) {
    figures.set(id, { views: 0, applyClicks: 0, ...figures.get(id), saves });
  }
  return figures;
}

/** One of an employer's own adverts. Another's is not found. */
export async function findJobOf(employerId: number, jobId: number) {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), eq(jobs.id, jobId), ne(jobs.state, "incoming")));
  return job;
}

/** What staff said last about an advert, for its employer. */
export async function lastDecisionOn(jobId: number) {
  const [last] = await db
    .select({
      decision: jobDecisions.decision,
      reasons: jobDecisions.reasons,
      note: jobDecisions.note,
      at: jobDecisions.at,
    })
    .from(jobDecisions)
    .where(eq(jobDecisions.jobId, jobId))
    .orderBy(desc(jobDecisions.at), desc(jobDecisions.id))
    .limit(1);
  return last ?? null;
}

/** Whether a person ever let this advert go live. What was only sent back was not. */
export async function wasApproved(jobId: number): Promise<boolean> {
  const isApproval = eq(jobDecisions.decision, "approved");
  return (await db.$count(jobDecisions, and(eq(jobDecisions.jobId, jobId), isApproval))) > 0;
}
