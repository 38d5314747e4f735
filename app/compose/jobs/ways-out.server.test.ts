import fc from "fast-check";
import { expect } from "vitest";
import { countBoardJobs, findBoardPage } from "#domain/jobs/board/board.server.ts";
import { readBoardSearch } from "#domain/jobs/board/board.ts";
import { prepareDueVerdicts } from "#domain/jobs/verdict/prepare-verdicts.server.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { startTestSearch } from "#test/search.ts";
import { readAsked } from "./board-request.server.ts";
import { waysOutOf } from "./ways-out.server.ts";

const now = new Date("2026-11-18T09:00:00Z");
const place = { board: "jobs", path: "/jobs" } as const;

/** How many jobs the page of an address shows. */
async function totalAt(href: string): Promise<number> {
  const asked = await readAsked(place, new URL(href, "https://waymark.example"), now);
  const { total } = await findBoardPage(asked.search, now, { isExact: asked.isExact });
  return total;
}

async function aBoard() {
  const { id: employerId } = await anEmployer({ name: "Kelpie Bank" });
  const paying = (yearlyPay: number) =>
    ({ currency: "GBP", salaryPeriod: "year", salaryMin: yearlyPay, yearlyPay }) as const;
  const jobs = [
    { title: "Marketing manager", city: "London", ...paying(45_000_00) },
    { title: "Marketing assistant", city: "London", ...paying(22_000_00) },
    { title: "Marketing assistant", city: "Leeds", remote: "remote", ...paying(24_000_00) },
    { title: "Staff nurse", city: "London", postedAt: new Date("2026-11-17T09:00:00Z") },
    { title: "Fitter", descriptionHtml: "<p>Mend a machine, learning as you go.</p>" },
    { title: "Gardener", closesAt: new Date("2026-11-20T09:00:00Z"), jobType: "internship" },
    { title: "Data analyst", country: "ie", city: "Dublin", level: "senior" },
  ] as const;
  for (const job of jobs) await aJob({ employerId, ...job });
  await startTestSearch();
}

const chosen = {
  q: ["marketing", "nurse", "machine learning", "zither nurse", "remote marketing", "kelpie bank"],
  city: ["London", "Leeds", "York"],
  miles: ["25"],
  remote: ["remote", "hybrid"],
  pay: ["30000", "40000"],
  posted: ["1", "7"],
  closing: ["3", "14"],
  type: ["internship"],
  level: ["senior"],
  country: ["gb", "ie"],
  exact: ["1"],
};

const searches = fc.record(
  Object.fromEntries(
    Object.entries(chosen).map(([name, values]) => [name, fc.constantFrom(...values)]),
  ),
  { requiredKeys: [] },
);

test("each way out of a search leads to as many jobs as it names", async () => {
  await aBoard();
  await fc.assert(
    fc.asyncProperty(searches, async ({ exact, ...filters }) => {
      const params = new URLSearchParams(filters as Record<string, string>);
      const search = readBoardSearch("jobs", params);
      const asked = { search, isExact: exact === "1" && search.q !== "" };
      // A search that is read again on its way never comes here with those words.
      if (!asked.isExact && search.q === "remote marketing") return;
      const ways = await waysOutOf("/jobs", asked, { now, own: undefined });
      const counted = await Promise.all(ways.map(async ({ href }) => totalAt(href)));
      expect(counted).toEqual(ways.map(({ count }) => count));
    }),
    { numRuns: propertyRuns(150) },
  );
});

test("a search that one filter empties has its way out", async () => {
  await aBoard();
  const search = readBoardSearch("jobs", new URLSearchParams("q=marketing&city=York"));
  const ways = await waysOutOf("/jobs", { search, isExact: false }, { now, own: undefined });
  expect(ways).toEqual([
    {
      label: "Within 25 miles of York",
      href: "/jobs?q=marketing&country=gb&city=York&miles=25",
      count: 1,
    },
    { label: "Without York", href: "/jobs?q=marketing", count: 3 },
  ]);
});

test("a county with other jobs has the distance of the nearest that fits, from a town of its", async () => {
  await aJob({ title: "Teacher", city: "Leicester" });
  await aJob({ title: "Chef", city: "Oakham" });
  await startTestSearch();
  const offered = async (address: string) => {
    const search = readBoardSearch("jobs", new URLSearchParams(address));
    const ways = await waysOutOf("/jobs", { search, isExact: false }, { now, own: undefined });
    return ways.map(({ label }) => label);
  };

  expect(await offered("q=teacher&area=Rutland")).toEqual([
    "Within 25 miles of Oakham",
    "Without Rutland",
    "Without “teacher”",
  ]);
  expect(await offered("q=teacher&area=Cornwall")).toEqual(["Without Cornwall"]);
});

test.each([
  [["A", "D", "K"], 1],
  [["A", "D", "K", "E"], 2],
])(
  "of a reader to whom %j is open the way out counts what is open to them: %i",
  async (own, count) => {
    const employer = await anEmployer({ sponsorStatus: "licensed", sponsorAsOf: "2026-11-13" });
    const job = {
      ...{ title: "Software developer", employerId: employer.id, hoursPerWeek: 37.5 },
      ...{ currency: "GBP", city: "Leeds" },
    };
    await aJob({ ...job, yearlyPay: 60_000_00 });
    // Enough for a new entrant alone.
    await aJob({ ...job, yearlyPay: 39_500_00 });
    await prepareDueVerdicts(now);
    await startTestSearch();
    const search = readBoardSearch("jobs", new URLSearchParams("mine=1&city=York"));
    const ways = await waysOutOf("/jobs", { search, isExact: false }, { now, own });
    expect(ways.find(({ label }) => label === "Without York")?.count).toBe(count);
  },
);

test("pay, and the days of posting and closing, are asked for where jobs are only counted", async () => {
  await aBoard();
  const count = (address: string) =>
    countBoardJobs(readBoardSearch("jobs", new URLSearchParams(address)), now);
  expect(await count("q=marketing&city=London")).toBe(2);
  expect(await count("q=marketing&city=London&pay=30000&country=gb")).toBe(1);
  expect(await count("posted=7")).toBe(1);
  expect(await count("closing=3")).toBe(1);
});
