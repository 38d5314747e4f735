import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobNotices } from "#db/schema/saved-jobs.ts";
import { typicalReader } from "#rules/uk-work/typical-reader.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { prepareDueVerdicts } from "../verdict/prepare-verdicts.server.ts";
import { dismissNotices } from "./change-saved-job.server.ts";
import { noticeChanges } from "./notice-changes.server.ts";
import { type JudgeOf, noticeVerdicts } from "./notice-verdicts.server.ts";
import { noticeView } from "./notice-view.server.ts";
import { listNotices } from "./notices.queries.server.ts";
import { saveJob } from "./save-job.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

/** Somebody as the typical reader is, who told us so long ago. */
const toldLongAgo: JudgeOf = async (_userId, on) => ({
  judge: (job) => judge(job, typicalReader(on)).code,
  since: days(-100),
});

async function aDeveloperJob() {
  const employer = await anEmployer({
    name: "Brackwater Ltd",
    sponsorStatus: "licensed",
    sponsorAsOf: "2026-11-13",
  });
  const job = await aJob({
    ...{ title: "Graduate software developer", sector: "technology", hoursPerWeek: 37.5 },
    ...{ currency: "GBP", salaryMin: 39_500_00, salaryPeriod: "year", yearlyPay: 39_500_00 },
    descriptionHtml: "<p>You write code.</p>",
    ...{ employerId: employer.id, closesAt: days(60) },
  });
  return { job, employer };
}

async function pays(jobId: number, amount: number, at: Date) {
  await db.update(jobs).set({ salaryMin: amount, yearlyPay: amount }).where(eq(jobs.id, jobId));
  await prepareDueVerdicts(at);
}

test("a verdict that turns by itself is told once, in both directions", async () => {
  const { id } = await aStudent();
  const { job } = await aDeveloperJob();
  await prepareDueVerdicts(now);
  await saveJob(id, job.id, now);
  await noticeVerdicts(toldLongAgo, now);
  expect(await listNotices(id, now)).toEqual([]);

  await pays(job.id, 20_000_00, days(1));
  await Promise.all([noticeVerdicts(toldLongAgo, days(1)), noticeVerdicts(toldLongAgo, days(1))]);
  const [worse, ...others] = await listNotices(id, days(1));
  expect(others).toEqual([]);
  expect(noticeView(worse!, { timeZone: null, now: days(1) })).toMatchObject({
    kind: "verdict",
    isWorse: true,
    title: "Graduate software developer: by the visa rules it no longer fits you",
    words: expect.stringContaining("Now: its pay is below what the rules ask."),
  });
  await dismissNotices(id, [worse!.id], days(1));
  await noticeVerdicts(toldLongAgo, days(2));
  expect(await listNotices(id, days(2))).toEqual([]);

  await pays(job.id, 39_500_00, days(3));
  await noticeVerdicts(toldLongAgo, days(3));
  const [better] = await listNotices(id, days(3));
  expect(noticeView(better!, { timeZone: null, now: days(3) })).toMatchObject({ isWorse: false });
});

test("what the person told us again is no news, and anyone who told nothing hears nothing", async () => {
  const [teller, silent] = [await aStudent(), await aStudent()];
  const { job } = await aDeveloperJob();
  await prepareDueVerdicts(now);
  for (const { id } of [teller, silent]) await saveJob(id, job.id, now);
  const judges =
    (since: Date): JudgeOf =>
    async (userId, on) =>
      userId === silent.id ? null : { ...(await toldLongAgo(userId, on))!, since };
  await noticeVerdicts(judges(days(-1)), now);
  await pays(job.id, 20_000_00, days(1));
  await noticeVerdicts(judges(days(1)), days(2));
  expect(await db.$count(savedJobNotices)).toBe(0);
});

test("a licence that is lost is told as such, and not once more as a verdict", async () => {
  const { id } = await aStudent();
  const { job, employer } = await aDeveloperJob();
  await prepareDueVerdicts(now);
  await saveJob(id, job.id, now);
  await noticeVerdicts(toldLongAgo, now);
  await db
    .update(employers)
    .set({ sponsorStatus: "not_found", sponsorAsOf: "2026-11-16" })
    .where(eq(employers.id, employer.id));
  await noticeChanges(days(1));
  await noticeVerdicts(toldLongAgo, days(1));
  expect((await listNotices(id, days(1))).map(({ kind }) => kind)).toEqual(["licence"]);
});

test("a better verdict is no news where the advert refuses, nor by lines of days before", async () => {
  const { id } = await aStudent();
  const { job } = await aDeveloperJob();
  await pays(job.id, 20_000_00, now);
  await saveJob(id, job.id, now);
  await noticeVerdicts(toldLongAgo, now);
  await db.update(jobs).set({ sponsorship: "not-offered" }).where(eq(jobs.id, job.id));
  await pays(job.id, 60_000_00, days(1));
  await noticeVerdicts(toldLongAgo, days(1));
  expect(await listNotices(id, days(1))).toEqual([]);

  await db.update(jobs).set({ sponsorship: "offered" }).where(eq(jobs.id, job.id));
  await pays(job.id, 20_000_00, days(2));
  await db.update(jobVerdicts).set({ goodUntil: "2026-11-16" });
  await noticeVerdicts(toldLongAgo, days(3));
  expect(await listNotices(id, days(3))).toEqual([]);
});

test("what is unknown for a day hides no change, and the newest word alone stays", async () => {
  const { id } = await aStudent();
  const { job } = await aDeveloperJob();
  await prepareDueVerdicts(now);
  await saveJob(id, job.id, now);
  await noticeVerdicts(toldLongAgo, now);
  const unknown: JudgeOf = async () => ({ judge: () => "cannot-tell", since: days(-100) });
  await noticeVerdicts(unknown, days(1));
  await pays(job.id, 20_000_00, days(2));
  await noticeVerdicts(toldLongAgo, days(2));
  expect(await listNotices(id, days(2))).toMatchObject([{ before: "fits-as-new-entrant" }]);

  await pays(job.id, 39_500_00, days(3));
  await noticeVerdicts(toldLongAgo, days(3));
  expect(await listNotices(id, days(3))).toMatchObject([{ before: "below" }]);
});
