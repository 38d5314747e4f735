import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import type { Board } from "../vocabulary.ts";
import { findBoardPage } from "./board.server.ts";
import { readBoardSearch } from "./board.ts";

const now = () => new Date();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

function ask(address: string, { board = "jobs", at = now() }: { board?: Board; at?: Date } = {}) {
  return findBoardPage(readBoardSearch(board, new URLSearchParams(address)), at);
}

const titlesOf = async (address: string, options = {}) =>
  (await ask(address, options)).cards.map(({ title }) => title);

test("words are found in titles first, then in employers, places and adverts", async () => {
  const { id: employerId } = await anEmployer({ name: "Turbine Hall" });
  await aJob({ title: "Cook", descriptionHtml: "<p>Lunch for a turbine maker.</p>" });
  await aJob({ title: "Turbine technician" });
  await aJob({ title: "Gardener", employerId });
  await aJob({ title: "Teacher" });
  await startTestSearch();

  const page = await ask("q=turbines");

  expect(page.cards.map(({ title }) => title)).toEqual(["Turbine technician", "Gardener", "Cook"]);
  expect(page.total).toBe(3);
});

test("a typing mistake is read as the word that was meant, and says so", async () => {
  await aJob({ title: "Civil engineer" });
  await aJob({ title: "Nurse" });
  await startTestSearch();

  const page = await ask("q=nusre");

  expect(page.cards.map(({ title }) => title)).toEqual(["Nurse"]);
  expect(page.repairs).toEqual([{ typed: "nusre", meant: "nurse" }]);
});

test("each filter counts what its other choices would find", async () => {
  await aJob({ city: "Leeds", sector: "law" });
  await aJob({ city: "Leeds", sector: "design" });
  await aJob({ city: "York", sector: "law" });
  await aJob({ city: "Cork", country: "ie", sector: "law" });
  await startTestSearch();

  const page = await ask("city=Leeds&sector=law");

  expect(page.total).toBe(1);
  expect(page.facets.city.map(({ value, count, isChosen }) => [value, count, isChosen])).toEqual([
    ["Leeds", 1, true],
    ["Cork", 1, false],
    ["York", 1, false],
  ]);
  expect(page.facets.sector.map(({ label, count }) => [label, count])).toEqual([
    ["Law", 1],
    ["Design", 1],
  ]);
  expect(page.facets.country).toEqual([
    { value: "gb", label: "United Kingdom", count: 1, isChosen: false },
  ]);
});

const inPounds = (yearlyPay: number | null) => ({ yearlyPay, currency: "GBP" });

test("pay is compared within one country and its money, and offered in it", async () => {
  const { id: employerId } = await anEmployer();
  await aJob({ employerId, title: "Pounds", ...inPounds(3_000_000) });
  await aJob({ employerId, title: "Dollars", yearlyPay: 9_000_000, currency: "USD" });
  await aJob({ employerId, title: "Cork", country: "ie", yearlyPay: 4_000_000, currency: "EUR" });
  await startTestSearch();

  expect(await titlesOf("country=gb&pay=25000")).toEqual(["Pounds"]);
  expect(await titlesOf("country=gb&sort=salary")).toEqual(["Pounds", "Dollars"]);
  const labels = async (address: string) => (await ask(address)).pay.map(({ label }) => label);
  expect((await labels("country=gb"))[0]).toBe("£20,000");
  expect((await labels("q=Cork"))[0]).toBe("€20,000");
  expect((await labels(""))[0]).toBe("20,000");
  // An address of before goes on finding what it found.
  expect((await titlesOf("pay=25000")).toSorted()).toEqual(["Cork", "Pounds"]);
});

test("a chosen city that has no jobs stays to be taken away again", async () => {
  await aJob({ city: "Leeds" });
  await startTestSearch();

  const page = await ask("city=Atlantis");

  expect(page.total).toBe(0);
  expect(page.facets.city[0]).toMatchObject({ value: "Atlantis", count: 0, isChosen: true });
});

test("pay, posting and closing are counted as at least, within, and before", async () => {
  await aJob({ ...inPounds(2_999_900), postedAt: inDays(-2), closesAt: inDays(2) });
  await aJob({ ...inPounds(3_000_000), postedAt: inDays(-6), closesAt: inDays(6) });
  await aJob({ ...inPounds(null), postedAt: inDays(-20), closesAt: null });
  await startTestSearch();

  const page = await ask("pay=30000");

  expect(page.total).toBe(1);
  expect(page.pay.find(({ value }) => value === "25000")).toMatchObject({ count: 2 });
  expect(page.pay.find(({ value }) => value === "30000")).toMatchObject({
    count: 1,
    isChosen: true,
  });
  const all = await ask("");
  expect(all.posted.map(({ count }) => count)).toEqual([0, 1, 2, 2, 3]);
  expect(all.closing.map(({ count }) => count)).toEqual([1, 2, 2]);
});

test("part-time work has a board of its own, with what a student visa allows", async () => {
  await aJob({ title: "Barista", jobType: "part-time", hoursPerWeek: 16 });
  await aJob({ title: "Courier", jobType: "part-time", hoursPerWeek: 30 });
  await aJob({ title: "Analyst" });
  await startTestSearch();

  expect(await titlesOf("")).toEqual(["Analyst"]);
  const page = await ask("", { board: "part-time-jobs" });
  expect(page.total).toBe(2);
  expect(page.safeCount).toBe(1);
  expect(await titlesOf("safe=1", { board: "part-time-jobs" })).toEqual(["Barista"]);
});

test("jobs are sorted by closing, pay and age, with the unsaid last", async () => {
  await aJob({ title: "A", closesAt: null, ...inPounds(3_000_000), postedAt: inDays(-3) });
  await aJob({ title: "B", closesAt: inDays(9), yearlyPay: null, postedAt: inDays(-1) });
  await aJob({ title: "C", closesAt: inDays(2), ...inPounds(5_000_000), postedAt: inDays(-2) });
  await startTestSearch();

  expect(await titlesOf("sort=closing")).toEqual(["C", "B", "A"]);
  expect(await titlesOf("sort=salary")).toEqual(["C", "A", "B"]);
  expect(await titlesOf("")).toEqual(["B", "C", "A"]);
});

test("a job leaves the board when its time is over, and comes when it begins, without any write", async () => {
  const closing = inDays(1);
  await aJob({ title: "Closing", closesAt: closing });
  await aJob({ title: "Coming", postedAt: inDays(2) });
  await startTestSearch();

  expect(await titlesOf("")).toEqual(["Closing"]);
  const moment = new Date(closing.getTime() - 1);
  expect(await titlesOf("", { at: moment })).toEqual(["Closing"]);
  expect(await titlesOf("", { at: closing })).toEqual([]);
  expect(await titlesOf("", { at: inDays(1.5) })).toEqual([]);
  expect((await ask("", { at: inDays(1.5) })).total).toBe(0);
  expect(await titlesOf("", { at: inDays(2.1) })).toEqual(["Coming"]);
});

test("pages do not shift while jobs arrive", async () => {
  const { id: employerId } = await anEmployer();
  const old = { employerId, createdAt: inDays(-40) };
  for (let n = 0; n < 25; n++) await aJob({ ...old, title: `Old ${n}`, postedAt: inDays(-30 - n) });
  await startTestSearch();
  const first = await ask("");

  await aJob({ employerId, title: "New", postedAt: now(), createdAt: inDays(1) });
  await vi.waitFor(async () => expect((await ask("")).total).toBe(26), { timeout: 5000 });

  const second = await ask(`page=2&upto=${first.upto}`);
  expect(second.total).toBe(25);
  const shown = [...first.cards, ...second.cards].map(({ title }) => title);
  expect(new Set(shown).size).toBe(25);
  expect(shown).not.toContain("New");
});

test("what is approved, closed, renamed or deleted is soon so on the board", async () => {
  const employer = await anEmployer();
  const job = await aJob({ employerId: employer.id, title: "Weaver", state: "waiting" });
  await startTestSearch();
  expect((await ask("q=weaver")).cards).toEqual([]);
  // In a quiet moment it takes less than a second; a busy machine may take longer, and is not what is tested.
  const soon = { timeout: 15_000, interval: 20 };

  await db.update(jobs).set({ state: "approved" }).where(eq(jobs.id, job.id));
  await vi.waitFor(async () => expect(await titlesOf("q=weaver")).toEqual(["Weaver"]), soon);

  await db.update(employers).set({ name: "Kelpie" }).where(eq(employers.id, employer.id));
  await vi.waitFor(async () => expect(await titlesOf("q=kelpie")).toEqual(["Weaver"]), soon);

  await db.update(jobs).set({ state: "closed" }).where(eq(jobs.id, job.id));
  await vi.waitFor(async () => expect((await ask("")).total).toBe(0), soon);

  await db.update(jobs).set({ state: "approved" }).where(eq(jobs.id, job.id));
  await vi.waitFor(async () => expect((await ask("")).total).toBe(1), soon);
  await db.delete(jobs).where(eq(jobs.id, job.id));
  await vi.waitFor(async () => expect((await ask("")).total).toBe(0), soon);
});

test("the register's word about an employer reaches its jobs in the United Kingdom", async () => {
  const employer = await anEmployer();
  await aJob({ employerId: employer.id });
  await aJob({ employerId: employer.id, country: "ie", city: "Cork" });
  await startTestSearch();

  await db
    .update(employers)
    .set({ sponsorStatus: "licensed", sponsorAsOf: "2031-02-27" })
    .where(eq(employers.id, employer.id));

  await vi.waitFor(async () => expect((await ask("register=licensed")).total).toBe(1), {
    timeout: 15_000,
  });
});

test("absurd searches find nothing and break nothing", async () => {
  await aJob();
  await startTestSearch();

  expect((await ask(`q=${"zqx ".repeat(500)}`)).total).toBe(0);
  expect((await ask("page=500")).cards).toEqual([]);
  expect((await ask("q=%22%27%3B%00(*)")).total).toBe(1);
});

test("a town of several names is one place, whichever of them the advert or the address says", async () => {
  await aJob({ title: "Welder", country: "xx", city: "Bangalore" });
  await aJob({ title: "Weaver", country: "xx", city: "Bengaluru" });
  await startTestSearch();

  for (const address of ["city=Bangalore", "city=Bengaluru"]) {
    const { cards, facets } = await ask(address);
    expect(cards.map(({ title }) => title).toSorted()).toEqual(["Weaver", "Welder"]);
    expect(facets.city).toMatchObject([{ value: "Bengaluru", count: 2, isChosen: true }]);
  }
});
