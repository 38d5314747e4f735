import { createHash } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobCalendars, savedJobs } from "#db/schema/saved-jobs.ts";
import { linkTo } from "#platform/links.server.ts";
import { settings } from "#platform/settings.server.ts";
import { type CalendarEvent, writeCalendar } from "#rules/calendar.ts";
import { boardOf, jobAddress } from "../job-address.ts";
import { liveJobs } from "../live.server.ts";
import { closingEvent, type DatedJob, ownDateEvent } from "./calendar-events.ts";
import { MAX_SAVED } from "./refusals.ts";

const REFRESH_HOURS = 4;
const RETENTION_DAYS = 30;

export type CalendarChoices = {
  closings: boolean;
  ownDates: boolean;
  /** Of other parts of the product, whose dates the caller brings along. */
  events: boolean;
  meetings: boolean;
  plan: boolean;
};
type Written = { now: Date; isFeed: boolean; others?: readonly CalendarEvent[] };
type Owner = { userId: string; timeZone: string | null };

/** Somebody's dates as a calendar: titles, employers and times, and nothing of the person. */
export async function calendarOf(
  owner: Owner,
  { closings, ownDates }: Pick<CalendarChoices, "closings" | "ownDates">,
  { now, isFeed, others = [] }: Written,
): Promise<string> {
  const { baseDomain: domain } = settings();
  const context = { owner: fingerprint(owner.userId), domain, timeZone: owner.timeZone };
  const events: CalendarEvent[] = [
    ...(closings
      ? (await closingsOf(owner.userId, now)).map((job) => closingEvent(job, context))
      : []),
    ...(ownDates
      ? (await datesOf(owner.userId, now)).map((job) => ownDateEvent(job, context))
      : []),
    ...others,
  ];
  return writeCalendar({
    name: "Waymark: my dates",
    ...(isFeed ? { refreshHours: REFRESH_HOURS } : { method: "PUBLISH" as const }),
    events,
  });
}

const columns = {
  jobId: jobs.id,
  slug: jobs.slug,
  jobType: jobs.jobType,
  title: jobs.title,
  employer: employers.name,
  changedAt: jobs.updatedAt,
};

async function closingsOf(userId: string, now: Date): Promise<DatedJob[]> {
  const rows = await db
    .select({ ...columns, at: jobs.closesAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
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
  return rows.flatMap(({ at, ...row }) => (at ? [dated({ ...row, at, label: null })] : []));
}

async function datesOf(userId: string, now: Date): Promise<DatedJob[]> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 24 * 3600_000);
  const rows = await db
    .select({
      ...columns,
      changedAt: sql<Date>`coalesce(${savedJobs.dateSetAt}, ${savedJobs.savedAt})`.mapWith(
        savedJobs.savedAt,
      ),
      at: savedJobs.dateAt,
      label: savedJobs.dateLabel,
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(
      and(
        eq(savedJobs.userId, userId),
        ne(savedJobs.stage, "closed"),
        gt(savedJobs.dateAt, oldest),
      ),
    )
    .orderBy(savedJobs.dateAt, jobs.id)
    .limit(MAX_SAVED);
  return rows.flatMap(({ at, ...row }) => (at ? [dated({ ...row, at })] : []));
}

type Row = { jobId: number; slug: string; jobType: string; title: string; employer: string } & {
  changedAt: Date;
  at: Date;
  label: string | null;
};

function dated({ slug, jobType, ...row }: Row): DatedJob {
  return { ...row, url: linkTo(jobAddress({ board: boardOf(jobType), slug })) };
}

/** Two people's dates of the same job are two events, and neither names its person. */
function fingerprint(userId: string): string {
  return createHash("sha256").update(`calendar ${userId}`).digest("hex").slice(0, 16);
}

const calendarQuery = db
  .select({
    version: savedJobCalendars.version,
    closings: savedJobCalendars.closings,
    ownDates: savedJobCalendars.ownDates,
    events: savedJobCalendars.events,
    meetings: savedJobCalendars.meetings,
    plan: savedJobCalendars.plan,
  })
  .from(savedJobCalendars)
  .where(
    and(
      eq(savedJobCalendars.userId, sql.placeholder("userId")),
      isNull(savedJobCalendars.stoppedAt),
    ),
  )
  .prepare("saved_job_calendar");

/** The choices and version of somebody's calendar address; null while they have none. */
export async function findCalendar(userId: string) {
  const [calendar] = await calendarQuery.execute({ userId });
  return calendar ?? null;
}
