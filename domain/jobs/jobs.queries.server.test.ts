import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { findJobPage } from "./advert/job-page.server.ts";
import { findCards } from "./jobs.queries.server.ts";

const now = new Date("2031-03-01T09:00:00Z");

test("cards come in the order asked for, without those that are gone", async () => {
  const first = await aJob();
  const second = await aJob();

  const cards = await findCards([second.id, 999_999, first.id], now);

  expect(cards.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test("pay is said only where the employer said it", async () => {
  const silent = await aJob();
  const paid = await aJob({
    currency: "GBP",
    salaryMin: 3_950_000,
    salaryMax: null,
    salaryPeriod: "year",
  });

  const [without, having] = await findCards([silent.id, paid.id], now);

  expect(without?.pay).toBeNull();
  expect(having?.pay).toEqual({ currency: "GBP", min: 3_950_000, max: null, period: "year" });
});

test("the register is quoted for jobs in the United Kingdom only", async () => {
  const { id: employerId } = await anEmployer({
    sponsorStatus: "licensed",
    sponsorAsOf: "2031-02-27",
    sponsorWhy: "name and town",
  });
  const here = await aJob({ employerId });
  const abroad = await aJob({ employerId, country: "ie", city: "Cork" });

  const [british, irish] = await findCards([here.id, abroad.id], now);

  expect(british?.employer.register).toEqual({
    state: "licensed",
    asOf: "2031-02-27",
    why: "name and town",
  });
  expect(irish?.employer.register).toBeNull();
});

test("a job's page says whether it is live, and a part-time job stands on its own board", async () => {
  await aJob({ slug: "barista", jobType: "part-time", closesAt: new Date("2031-03-01T08:59:00Z") });

  expect(await findJobPage("barista", now)).toMatchObject({
    board: "part-time-jobs",
    isLive: false,
    state: "approved",
  });
  expect(await findJobPage("nothing-of-that-name", now)).toBeNull();
});
