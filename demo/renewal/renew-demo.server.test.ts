import { and, eq, gt, gte, isNotNull, isNull, like } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";
import { jobDays, jobs } from "#db/schema/jobs.ts";
import { lessonWatching } from "#db/schema/learners.ts";
import { meetings } from "#db/schema/meetings.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { situations } from "#db/schema/situation.ts";
import { universityMessages } from "#db/schema/university-messages.ts";
import { workShifts } from "#db/schema/work-hours.ts";
import { liveJobs } from "#domain/jobs/live.server.ts";
import { test, testOn } from "#test/database.ts";
import { givenDemo } from "#test/demo.ts";
import { aJob } from "#test/job-factories.ts";
import { aCourse } from "#test/lessons.ts";
import { addLearning } from "../learning/load-learning.server.ts";
import { renewDemo } from "./renew-demo.server.ts";

const loaded = new Date("2031-03-01T09:00:00Z");
const months = new Date("2031-06-10T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const STUDENT = "demo-student-at-waymark.example";
const PREMIUM = "demo-premium-at-waymark.example";

/** Months later, with what somebody did in the demo meanwhile, and how it stood before. */
const testRenewed = testOn(async () => {
  await givenDemo(loaded);
  const own = await aJob({ closesAt: new Date("2031-03-05T12:00:00Z") });
  const [booked] = await db.select().from(meetings).where(isNull(meetings.userId)).limit(1);
  const guest = await db
    .update(meetings)
    .set({ email: "somebody@elsewhere.example" })
    .where(eq(meetings.id, booked!.id))
    .returning();
  await aCourse({ tier: "standard", lessons: [{}, {}, {}] });
  await addLearning(loaded);
  const yesterday = new Date("2031-06-09T15:00:00Z");
  const [told] = await db
    .update(situations)
    .set({ updatedAt: yesterday })
    .where(eq(situations.userId, PREMIUM))
    .returning();
  const [seen] = await db.select().from(jobDays).orderBy(jobDays.jobId, jobDays.day).limit(1);
  const before = {
    ...{ own, guest, told, seen, closing: await closingClock() },
    live: await db.$count(jobs, liveJobs(loaded)),
    waiting: await db.$count(jobs, isNotNull(jobs.changeSentAt)),
    meetingsAhead: await db.$count(meetings, gt(meetings.startsAt, loaded)),
    meeting: await db.select().from(meetings).where(eq(meetings.userId, STUDENT)).limit(1),
    noted: await notedOf(STUDENT),
    watched: await watchedBy(STUDENT),
  };
  await renewDemo(months);
  return before;
});

testRenewed(
  "a demo that slept for months is as full as on its first day, and its clocks show the same times",
  async ({ given: { own, live, waiting, closing, seen } }) => {
    expect(await db.$count(jobs, liveJobs(months))).toBe(live - 1);
    const [kept] = await db.select().from(jobs).where(eq(jobs.id, own.id));
    expect(kept).toEqual(own);
    // What has not happened has not happened since.
    expect(await db.$count(jobs, isNotNull(jobs.changeSentAt))).toBe(waiting);
    // Summer time has begun in between.
    expect(await closingClock()).toBe(closing);
    const [moved] = await db.select().from(jobDays).orderBy(jobDays.jobId, jobDays.day).limit(1);
    expect(moved).toEqual({ ...seen, day: "2031-05-12" });
    const [interview] = await db
      .select({ dateAt: savedJobs.dateAt })
      .from(savedJobs)
      .where(eq(savedJobs.stage, "interview"));
    expect(interview!.dateAt!.getTime()).toBeGreaterThan(months.getTime());
  },
);

testRenewed(
  "calendars are as full as on the first day, on working days, and what somebody booked stays",
  async ({ given: { meetingsAhead, meeting, guest } }) => {
    const all = await db.select().from(meetings).where(gt(meetings.startsAt, months));
    expect(Math.abs(all.length - meetingsAhead)).toBeLessThan(12);
    expect(all.every(({ startsAt }) => ![0, 6].includes(startsAt.getUTCDay()))).toBe(true);
    for (const who of ["student", "premium", "arrived", "late"]) {
      const theirs = all.filter(({ userId }) => userId === `demo-${who}-at-waymark.example`);
      expect(theirs).toHaveLength(1);
    }
    // The one that is over, and the one that a guest booked, are history.
    const now = (id: number) => db.select().from(meetings).where(eq(meetings.id, id));
    expect(await now(meeting[0]!.id)).toEqual(meeting);
    expect(await now(guest[0]!.id)).toEqual(guest);
  },
);

testRenewed(
  "its people go on with their courses and their days, and what was noted stays as it was",
  async ({ given: { noted, watched } }) => {
    const shift = 101 * DAY_MS;
    expect(await watchedBy(STUDENT)).toEqual(watched.map((at) => new Date(at.getTime() + shift)));
    const after = await notedOf(STUDENT);
    expect(after.slice(0, noted.length)).toEqual(noted);
    const added = after.slice(noted.length);
    expect(added.every(({ at }) => at > loaded && at <= months)).toBe(true);
    expect(new Set(added.map(({ kind }) => kind))).toContain("lesson-watched");
    // Nobody signs in as one of these: all they do is what the demo writes.
    const lastDays = await db
      .selectDistinct({ day: activity.day })
      .from(activity)
      .where(and(like(activity.userId, "demo-past-%"), gte(activity.day, "2031-03-01")));
    expect(lastDays.length).toBeGreaterThan(90);
    expect(
      lastDays
        .map(({ day }) => day)
        .sort()
        .at(-1),
    ).toBe("2031-06-09");
  },
);

testRenewed(
  "a student's visa, hours and messages are as far off as on the first day; what was said since stays",
  async ({ given: { told } }) => {
    const [student] = await db.select().from(situations).where(eq(situations.userId, STUDENT));
    // 73 days ahead of the day it was loaded, moved by 101.
    expect(student!.permissionEndsOn).toBe("2031-08-22");
    const [premium] = await db.select().from(situations).where(eq(situations.userId, PREMIUM));
    expect(premium).toEqual(told);
    expect(await db.$count(universityMessages, gt(universityMessages.endsAt, months))).toBe(2);
    const shifts = await db.select().from(workShifts).where(eq(workShifts.userId, STUDENT));
    expect(shifts.filter(({ startsAt }) => startsAt > months)).toHaveLength(1);
  },
);

// Last of these, since it writes.
testRenewed("renewed twice, no day is written twice", async () => {
  const once = await db.$count(activity);
  await renewDemo(months);
  expect(await db.$count(activity)).toBe(once);
  await renewDemo(new Date(months.getTime() + 30 * DAY_MS));
  expect(await db.$count(activity)).toBeGreaterThan(once);
});

test("a week is let pass, and nothing that was done is moved into the future", async () => {
  await givenDemo(loaded);
  const before = await db.select().from(jobs).orderBy(jobs.id);
  await renewDemo(new Date("2031-03-07T09:00:00Z"));
  expect(await db.select().from(jobs).orderBy(jobs.id)).toEqual(before);

  const one = eq(jobs.id, before.find(({ state }) => state === "waiting")!.id);
  const yesterday = new Date("2031-06-09T15:00:00Z");
  await db.update(jobs).set({ state: "approved", postedAt: yesterday }).where(one);
  await renewDemo(months);
  const [letThrough] = await db.select().from(jobs).where(one);
  expect(letThrough!.postedAt).toEqual(months);
});

test("without a demo there is nothing to move", async () => {
  const job = await aJob();
  await renewDemo(months);
  expect(await db.select().from(jobs)).toEqual([job]);
});

async function closingClock(): Promise<string> {
  const [job] = await db
    .select({ closesAt: jobs.closesAt })
    .from(jobs)
    .where(eq(jobs.slug, "graduate-software-developer-brackwater-software"));
  const options = { timeZone: "Europe/London", timeStyle: "short" } as const;
  return job!.closesAt!.toLocaleTimeString("en-GB", options);
}

async function notedOf(userId: string) {
  return db
    .select()
    .from(activity)
    .where(eq(activity.userId, userId))
    .orderBy(activity.at, activity.kind, activity.thingId);
}

async function watchedBy(userId: string): Promise<Date[]> {
  const rows = await db
    .select()
    .from(lessonWatching)
    .where(eq(lessonWatching.userId, userId))
    .orderBy(lessonWatching.lessonId);
  return rows.map(({ savedAt }) => savedAt);
}
