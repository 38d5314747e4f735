import { and, count, eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobDays, jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { listTopEmployers } from "#domain/employers/top-employers.queries.server.ts";
import { fairType } from "#domain/events/fairs/fair-type.ts";
import { fairOf } from "#domain/events/fairs/fairs.server.ts";
import { searchLabel } from "#domain/jobs/board/active-filters.ts";
import { criteriaOf, readBoardSearch } from "#domain/jobs/board/board.ts";
import { liveJobs } from "#domain/jobs/live.server.ts";
import { sameJobKey } from "#domain/jobs/same-job.ts";
import {
  codesOf,
  countries,
  jobTypes,
  levels,
  remotes,
  sectors,
  sponsorships,
} from "#domain/jobs/vocabulary.ts";
import { yearlyPayOf } from "#domain/jobs/yearly-pay.ts";
import { contentOf } from "#test/content.ts";
import { testOnDemo } from "#test/demo.ts";
import { demoFairs } from "../fair.ts";
import { PREMIUM, STUDENT } from "./saved.ts";
import { demoReaders } from "./searches.ts";

const now = new Date("2031-03-01T09:00:00Z");
const test = testOnDemo(now);

test("the demo's board is full, and every landing page has jobs to show", async () => {
  const live = await db.$count(jobs, liveJobs(now));
  expect(live).toBeGreaterThanOrEqual(350);

  const london = eq(jobs.city, "London");
  const internship = eq(jobs.jobType, "internship");
  const pages = {
    london,
    finance: and(london, eq(jobs.sector, "finance")),
    financeInternships: and(london, internship, eq(jobs.sector, "finance")),
    sponsoredLondon: and(london, eq(jobs.sponsorship, "offered")),
    sponsored: and(eq(jobs.country, "gb"), eq(jobs.sponsorship, "offered")),
    marketing: and(london, eq(jobs.sector, "marketing")),
    internships: and(london, internship),
    internshipsInUk: and(eq(jobs.country, "gb"), internship),
    marketingInternships: and(london, internship, eq(jobs.sector, "marketing")),
    lawInternships: and(london, internship, eq(jobs.sector, "law")),
  };
  for (const [page, criteria] of Object.entries(pages)) {
    const [found] = await db
      .select({ total: count() })
      .from(jobs)
      .where(and(liveJobs(now), criteria));
    expect([page, (found?.total ?? 0) >= 8]).toEqual([page, true]);
  }
});

test("thirty employers of every country have a live job, each marked as made up", async () => {
  for (const country of ["gb", "au", "ca", "ie"] as const) {
    const asked = { country, isLicensed: false, isLive: liveJobs(now), limit: 30 };
    const top = await listTopEmployers(asked);
    expect([country, top.length]).toEqual([country, 30]);
    expect(top.every(({ isDemo, about, jobs: live }) => isDemo && about && live > 0)).toBe(true);
  }
});

test("nobody has seen what was never live, and nothing of a trusted employer waits to be read", async () => {
  const seen = await db
    .selectDistinct({ state: jobs.state })
    .from(jobDays)
    .innerJoin(jobs, eq(jobs.id, jobDays.jobId))
    .orderBy(jobs.state);
  expect(seen).toEqual([{ state: "approved" }, { state: "closed" }]);

  const waiting = await db
    .select({ isTrusted: employers.isTrusted })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(jobs.state, "waiting"));
  expect(waiting).toHaveLength(7);
  expect(waiting.some(({ isTrusted }) => isTrusted)).toBe(false);
});

test("the demo says about its jobs what the domain would say", async () => {
  const rows = await db.select().from(jobs);

  for (const job of rows) {
    expect(codesOf(countries)).toContain(job.country);
    expect(codesOf(jobTypes)).toContain(job.jobType);
    expect(codesOf(levels)).toContain(job.level);
    expect(codesOf(remotes)).toContain(job.remote);
    expect(codesOf(sectors)).toContain(job.sector);
    expect(codesOf(sponsorships)).toContain(job.sponsorship);
    expect(job.sameJobKey).toBe(sameJobKey(job));
    const { salaryMin: min, salaryPeriod: period } = job;
    const pay = min !== null && period !== null ? { min, period } : null;
    expect(job.yearlyPay).toBe(yearlyPayOf(pay, job.hoursPerWeek));
  }
});

test("two students keep jobs in every stage, and their searches are written as the board writes them", async () => {
  const stages = await db
    .selectDistinct({ userId: savedJobs.userId, stage: savedJobs.stage })
    .from(savedJobs)
    .where(inArray(savedJobs.userId, [STUDENT, PREMIUM]));
  expect(stages).toHaveLength(2 * 5);

  for (const { alerts, recent } of demoReaders) {
    for (const { board, criteria } of [...alerts, ...recent]) {
      expect(criteriaOf(readBoardSearch(board, new URLSearchParams(criteria)))).toBe(criteria);
    }
    for (const { board, criteria, name } of alerts) {
      expect(searchLabel(readBoardSearch(board, new URLSearchParams(criteria)))).toBe(name);
    }
  }
});

test("the demo's people come to fairs that take place", () => {
  const editions = contentOf(fairType).flatMap((page) => fairOf(page, "2026-11-16").editions);
  expect(editions.map(({ key }) => key)).toEqual(expect.arrayContaining([...demoFairs]));
});
