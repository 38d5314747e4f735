import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { applicationMessages, applications } from "#db/schema/applications.ts";
import { employerChanges, employerClaims, employers } from "#db/schema/employers.ts";
import { jobDays, jobDecisions, jobReports, jobs } from "#db/schema/jobs.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { renewMeetings } from "../meetings/load-meetings.server.ts";
import { dayFrom } from "../relative-days.ts";
import { continueDays } from "./continue-days.server.ts";
import { moveEvents } from "./move-events.server.ts";
import { moveLearning } from "./move-learning.server.ts";
import { movePeople } from "./move-people.server.ts";
import { by, type Moving, past } from "./moving.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A few days pass unnoticed; after some weeks the demo's board would be empty. */
const STALE_DAYS = 7;

/**
 * At a start: moves the demo's adverts, people and what they did forward by the whole days since they
 * were dated, so that its board is as full, and its people as busy, as on the first day.
 */
export async function renewDemo(now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [dated] = await tx
      .select({ at: sql<Date | null>`max(${jobs.createdAt})`.mapWith(jobs.createdAt) })
      .from(jobs)
      .where(eq(jobs.isDemo, true));
    const days = dated?.at ? Math.floor((now.getTime() - dated.at.getTime()) / DAY_MS) : 0;
    if (days < STALE_DAYS) return;
    const moving = { days, now };
    await moveAdverts(tx, moving);
    await moveWhatWasDone(tx, moving);
    await moveFigures(tx, moving);
    await moveEvents(tx, moving);
    await movePeople(tx, moving);
    await moveLearning(tx, moving);
    await renewMeetings(tx, now);
    // Last: it reads when the others say that things were done.
    await continueDays(tx, now);
  });
}

/** The same time on the clock that it closes by, also where summer time has begun meanwhile. */
function closing(moving: Moving): SQL {
  const { closesAt, closesZone } = jobs;
  return sql`(${closesAt} at time zone ${closesZone} + ${by(moving)}) at time zone ${closesZone}`;
}

async function moveAdverts(tx: Transaction, moving: Moving): Promise<void> {
  await tx
    .update(jobs)
    .set({
      postedAt: past(jobs.postedAt, moving),
      createdAt: past(jobs.createdAt, moving),
      updatedAt: past(jobs.updatedAt, moving),
      sentAt: past(jobs.sentAt, moving),
      changeSentAt: past(jobs.changeSentAt, moving),
      closedAt: past(jobs.closedAt, moving),
      closesAt: closing(moving),
      startsOn: sql`${jobs.startsOn} + ${moving.days}::int`,
    })
    .where(eq(jobs.isDemo, true));
  await tx
    .update(employers)
    .set({ sponsorChangedAt: past(employers.sponsorChangedAt, moving) })
    .where(eq(employers.isDemo, true));
}

const demoJobIds = () => db.select({ id: jobs.id }).from(jobs).where(eq(jobs.isDemo, true));

const demoEmployerIds = () =>
  db.select({ id: employers.id }).from(employers).where(eq(employers.isDemo, true));

/** Saved, noticed, doubted and decided, as far as it is about the demo's adverts; and what waits of its employers. */
async function moveWhatWasDone(tx: Transaction, moving: Moving): Promise<void> {
  const byDemo = sql`${savedJobs.userId} like 'demo-%'`;
  await tx
    .update(savedJobs)
    .set({
      savedAt: past(savedJobs.savedAt, moving),
      stageAt: past(savedJobs.stageAt, moving),
      dateAt: sql`${savedJobs.dateAt} + ${by(moving)}`,
    })
    .where(and(byDemo, inArray(savedJobs.jobId, demoJobIds())));
  await tx
    .update(savedJobNotices)
    .set({ createdAt: past(savedJobNotices.createdAt, moving) })
    .where(inArray(savedJobNotices.jobId, demoJobIds()));
  await tx
    .update(jobReports)
    .set({ createdAt: past(jobReports.createdAt, moving) })
    .where(inArray(jobReports.jobId, demoJobIds()));
  await tx
    .update(jobDecisions)
    .set({ at: past(jobDecisions.at, moving), sentAt: past(jobDecisions.sentAt, moving) })
    .where(inArray(jobDecisions.jobId, demoJobIds()));
  await moveApplications(tx, moving);
  await tx
    .update(employerClaims)
    .set({ createdAt: past(employerClaims.createdAt, moving) })
    .where(inArray(employerClaims.employerId, demoEmployerIds()));
  await tx
    .update(employerChanges)
    .set({ sentAt: past(employerChanges.sentAt, moving) })
    .where(inArray(employerChanges.employerId, demoEmployerIds()));
}

async function moveApplications(tx: Transaction, moving: Moving): Promise<void> {
  const isOfDemo = and(
    sql`${applications.userId} like 'demo-%'`,
    inArray(applications.jobId, demoJobIds()),
  );
  const moved = await tx
    .update(applications)
    .set({
      sentAt: past(applications.sentAt, moving),
      stageAt: past(applications.stageAt, moving),
      withdrawnAt: past(applications.withdrawnAt, moving),
    })
    .where(isOfDemo)
    .returning({ id: applications.id });
  const ids = moved.map(({ id }) => id);
  await tx
    .update(applicationMessages)
    .set({ sentAt: past(applicationMessages.sentAt, moving) })
    .where(inArray(applicationMessages.applicationId, ids));
}

/** A job has one row for each day, so they are taken out and put back where they belong now. */
async function moveFigures(tx: Transaction, { days, now }: Moving): Promise<void> {
  const rows = await tx.delete(jobDays).where(inArray(jobDays.jobId, demoJobIds())).returning();
  const moved = new Map<string, (typeof rows)[number]>();
  const today = dayFrom(now, 0);
  for (const row of rows) {
    const later = dayFrom(new Date(`${row.day}T00:00:00Z`), days);
    const [day = today] = [later, today].sort();
    const key = `${row.jobId} ${day}`;
    const there = moved.get(key);
    moved.set(key, {
      ...row,
      day,
      views: row.views + (there?.views ?? 0),
      applyClicks: row.applyClicks + (there?.applyClicks ?? 0),
    });
  }
  if (moved.size > 0) await tx.insert(jobDays).values([...moved.values()]);
}
