import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobVerdicts, jobVerdictsDue } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { searchOutbox } from "#db/schema/search.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { fixJobCode } from "./fix-job-code.server.ts";
import { prepareDueVerdicts, readBatch, readDue } from "./prepare-verdicts.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

const developer = {
  title: "Graduate software developer",
  sector: "technology",
  hoursPerWeek: 37.5,
  currency: "GBP",
  salaryMin: 39_500_00,
  salaryPeriod: "year" as const,
  yearlyPay: 39_500_00,
  descriptionHtml: "<p>You write code.</p><p>We can sponsor Skilled Worker visas.</p>",
};

const licensed = () =>
  anEmployer({ name: "Brackwater Ltd", sponsorStatus: "licensed", sponsorAsOf: "2026-11-13" });

async function verdictOf(jobId: number) {
  const [row] = await db.select().from(jobVerdicts).where(eq(jobVerdicts.jobId, jobId));
  return row;
}

const dueCount = () => db.$count(jobVerdictsDue);

test("a British job is read once: code, words, options, the typical reader's verdict", async () => {
  const { id } = await aJob({ ...developer, employerId: (await licensed()).id });
  expect(await dueCount()).toBe(1);
  expect(await prepareDueVerdicts(now)).toBe(1);

  expect(await verdictOf(id)).toMatchObject({
    socCode: "2134",
    confidence: "sure",
    matched: "software developer",
    stance: "yes",
    sayings: [{ stance: "yes", quote: "We can sponsor Skilled Worker visas" }],
    passing: [..."EGHJ"],
    typical: "fits-as-new-entrant",
    preparedOn: "2026-11-15",
  });
  expect(await dueCount()).toBe(0);
  expect(await prepareDueVerdicts(now)).toBe(0);
});

test("a job elsewhere, a draft and a job that went away are left out", async () => {
  await aJob({ ...developer, country: "ie" });
  await aJob({ ...developer, state: "draft" });
  const gone = await aJob(developer);
  await db.delete(jobs).where(eq(jobs.id, gone.id));
  expect(await prepareDueVerdicts(now)).toBe(0);
  expect(await dueCount()).toBe(0);
});

test("pay in other money is not said, never a pass", async () => {
  const { id } = await aJob({ ...developer, currency: "EUR", employerId: (await licensed()).id });
  await prepareDueVerdicts(now);
  expect(await verdictOf(id)).toMatchObject({ passing: [], typical: "cannot-tell" });
});

test("a full week's pay in a part-time advert never passes", async () => {
  const employerId = (await licensed()).id;
  const part = { ...developer, employerId, hoursPerWeek: 20, yearlyPay: 60_000_00 };
  const proRata = await aJob({ ...part, descriptionHtml: "<p>£60,000 pro rata.</p>" });
  const unsaid = await aJob(part);
  await prepareDueVerdicts(now);
  // By the lower rates of those who came before April 2024, and by no other.
  expect(await verdictOf(proRata.id)).toMatchObject({ passing: [..."FGHJ"], typical: "below" });
  expect(await verdictOf(unsaid.id)).toMatchObject({ passing: [], typical: "cannot-tell" });
});

test("what a verdict does not read makes no job due; its pay does", async () => {
  const { id } = await aJob({ ...developer, employerId: (await licensed()).id });
  await prepareDueVerdicts(now);
  await db.update(jobs).set({ updatedAt: now, applyUrl: "https://x.example" });
  expect(await dueCount()).toBe(0);

  await db.update(jobs).set({ yearlyPay: 60_000_00 }).where(eq(jobs.id, id));
  expect(await prepareDueVerdicts(now)).toBe(1);
  expect(await verdictOf(id)).toMatchObject({ passing: [..."ABCEFGHJ"], typical: "fits" });
});

test.each([
  ["the period of its pay", { salaryPeriod: "hour" as const }],
  ["its kind", { jobType: "part-time" as const }],
])("%s makes a job due: it says for which week the pay is", async (_case, change) => {
  await aJob({ ...developer, employerId: (await licensed()).id });
  await prepareDueVerdicts(now);
  await db.update(jobs).set(change);
  expect(await dueCount()).toBe(1);
});

test("an employer that moved reaches its jobs", async () => {
  const { id } = await aJob({ ...developer, employerId: (await licensed()).id });
  await prepareDueVerdicts(now);
  await db.update(employers).set({ town: "Leeds" });
  await prepareDueVerdicts(now);
  expect((await verdictOf(id))?.prepared.employer).toMatchObject({ town: "Leeds" });
});

test("a new standing of the employer reaches its jobs, another day of the register does not", async () => {
  const employer = await licensed();
  const { id } = await aJob({ ...developer, employerId: employer.id });
  await prepareDueVerdicts(now);
  await db.update(employers).set({ sponsorAsOf: "2026-11-14" });
  expect(await dueCount()).toBe(0);

  await db.update(employers).set({ sponsorStatus: "not_found" });
  await prepareDueVerdicts(now);
  expect((await verdictOf(id))?.typical).toBe("employer-not-found");
});

test("a job on a list is read again the day after the list ended", async () => {
  const listed = { title: "Data analyst", sector: "data", employerId: (await licensed()).id };
  const { id } = await aJob({ ...developer, ...listed, yearlyPay: 50_000_00 });
  await prepareDueVerdicts(now);
  const before = await verdictOf(id);
  expect(before).toMatchObject({ socCode: "3544", goodUntil: "2026-12-30" });

  expect(await prepareDueVerdicts(new Date("2026-12-30T09:00:00Z"))).toBe(0);
  expect(await prepareDueVerdicts(new Date("2026-12-31T09:00:00Z"))).toBe(1);
  expect(await verdictOf(id)).toMatchObject({
    typical: "cannot-tell",
    passing: ["F", "J", "A kept", "E kept"],
    preparedOn: "2026-12-31",
    goodUntil: "2027-03-30",
  });
  expect(await prepareDueVerdicts(new Date("2027-03-31T09:00:00Z"))).toBe(1);
  expect((await verdictOf(id))?.typical).toBe("occupation-not-eligible");
});

test("a job that will sponsor from a day is read again on it", async () => {
  const descriptionHtml = "<p>You write code.</p><p>From March 2027 we will sponsor visas.</p>";
  const { id } = await aJob({ ...developer, descriptionHtml, employerId: (await licensed()).id });
  await prepareDueVerdicts(now);
  expect(await verdictOf(id)).toMatchObject({ stance: "conditional", goodUntil: "2027-02-28" });

  expect(await prepareDueVerdicts(new Date("2027-02-28T09:00:00Z"))).toBe(0);
  expect(await prepareDueVerdicts(new Date("2027-03-01T09:00:00Z"))).toBe(1);
  expect((await verdictOf(id))?.stance).toBe("yes");
});

test("the code staff settled stays when the job is written again", async () => {
  const { id } = await aJob({ ...developer, employerId: (await licensed()).id });
  await prepareDueVerdicts(now);
  await db.update(jobVerdicts).set({ fixedSocCode: "2133" });
  await db.update(jobs).set({ title: "Programmer" });
  await prepareDueVerdicts(now);
  expect(await verdictOf(id)).toMatchObject({
    socCode: "2134",
    fixedSocCode: "2133",
    prepared: { occupation: { socCode: "2133", confidence: "settled" } },
  });
});

test("a code that staff settle while a batch reads the job is not undone by it", async () => {
  // @meets: two transactions do.
  const { id } = await aJob({ ...developer, employerId: (await licensed()).id });
  const due = await readDue(0, "2026-11-15");
  const staff = await aStaffMember();
  expect((await fixJobCode(staff, id, { socCode: "2133", now })).ok).toBe(true);

  await readBatch(due, "2026-11-15");
  expect(await verdictOf(id)).toMatchObject({
    fixedSocCode: "2133",
    prepared: { occupation: { socCode: "2133" } },
  });
  expect(await dueCount()).toBe(0);
});

test("rows that older code read are read again", async () => {
  await aJob({ ...developer, employerId: (await licensed()).id });
  await prepareDueVerdicts(now);
  await db.update(jobVerdicts).set({ edition: 0 });
  expect(await prepareDueVerdicts(now)).toBe(1);
  expect(await prepareDueVerdicts(now)).toBe(0);
});

test("the index hears of what it shows, and of nothing else", async () => {
  const { id } = await aJob({ ...developer, employerId: (await licensed()).id });
  await db.delete(searchOutbox);
  await prepareDueVerdicts(now);
  const heard = () => db.$count(searchOutbox, eq(searchOutbox.documentId, id));
  expect(await heard()).toBe(1);
  await db.update(jobVerdicts).set({ matched: "another" });
  expect(await heard()).toBe(1);
  await db.update(jobVerdicts).set({ typical: "below" });
  expect(await heard()).toBe(2);
});
