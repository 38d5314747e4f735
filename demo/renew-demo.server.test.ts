import { eq, isNotNull } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobDays, jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { liveJobs } from "#domain/jobs/live.server.ts";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { loadDemo } from "./load-demo.server.ts";
import { renewDemo } from "./renew-demo.server.ts";

const loaded = new Date("2031-03-01T09:00:00Z");
const months = new Date("2031-06-10T15:00:00Z");

test("a demo that slept for months is as full as on its first day, and its clocks show the same times", async () => {
  await loadDemo(loaded);
  const own = await aJob({ closesAt: new Date("2031-03-05T12:00:00Z") });
  const before = await db.$count(jobs, liveJobs(loaded));
  const closing = await closingClock();
  const waiting = await db.$count(jobs, isNotNull(jobs.changeSentAt));
  const [seen] = await db.select().from(jobDays).orderBy(jobDays.jobId, jobDays.day).limit(1);

  await renewDemo(months);

  expect(await db.$count(jobs, liveJobs(months))).toBe(before - 1);
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
});

async function closingClock(): Promise<string> {
  const [job] = await db
    .select({ closesAt: jobs.closesAt })
    .from(jobs)
    .where(eq(jobs.slug, "graduate-software-developer-brackwater-software"));
  const options = { timeZone: "Europe/London", timeStyle: "short" } as const;
  return job!.closesAt!.toLocaleTimeString("en-GB", options);
}

test("a week is let pass, and nothing that was done is moved into the future", async () => {
  await loadDemo(loaded);
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
