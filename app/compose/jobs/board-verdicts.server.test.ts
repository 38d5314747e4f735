import { expect } from "vitest";
import { findCards } from "#domain/jobs/jobs.queries.server.ts";
import { prepareDueVerdicts } from "#domain/jobs/verdict/prepare-verdicts.server.ts";
import { typicalFor } from "#domain/visas/verdict/judged-for.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { newcomer, newGraduate, someDay } from "#test/uk-jobs.ts";
import { fitsOf } from "./board-verdicts.server.ts";

const now = new Date(`${someDay}T09:00:00Z`);

// Going rate of 2134: £54,700 a year, and £38,300 for a new entrant: £44,000 lies between.
test("readers in turn each have their own verdict on the same job", async () => {
  const employer = await anEmployer({ sponsorStatus: "licensed", sponsorAsOf: "2026-11-13" });
  const { id } = await aJob({
    ...{ title: "Software developer", employerId: employer.id, hoursPerWeek: 37.5 },
    ...{ currency: "GBP", salaryMin: 44_000_00, salaryPeriod: "year", yearlyPay: 44_000_00 },
  });
  await prepareDueVerdicts(now);
  const cards = await findCards([id], now);
  const headlineFor = async (applicant: typeof newcomer) => {
    const fits = await fitsOf(cards, { applicant, judgedFor: typicalFor, on: someDay });
    return fits.get(id)?.headline;
  };

  const graduate = await headlineFor(newGraduate);
  expect(graduate).toContain("new entrant");
  expect(await headlineFor(newcomer)).toContain("below the line");
  expect(await headlineFor(newGraduate)).toBe(graduate);
});

test.for([
  ["offered", "ok", "The employer says it sponsors."],
  ["later", "ask", "The advert says it may sponsor later."],
  ["not-offered", "ask", "The employer says it does not sponsor this job."],
] as const)("a card whose employer’s answer is %s is %s", async ([sponsorship, tone, words]) => {
  const employer = await anEmployer({ sponsorStatus: "licensed", sponsorAsOf: "2026-11-13" });
  const { id } = await aJob({
    ...{ title: "Software developer", employerId: employer.id, hoursPerWeek: 37.5, sponsorship },
    ...{ currency: "GBP", salaryMin: 64_000_00, salaryPeriod: "year", yearlyPay: 64_000_00 },
  });
  await prepareDueVerdicts(now);
  const cards = await findCards([id], now);
  const reader = { applicant: newGraduate, judgedFor: typicalFor, on: someDay };
  expect((await fitsOf(cards, reader)).get(id)).toMatchObject({ tone, advert: words });
});
