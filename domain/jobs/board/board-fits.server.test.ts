import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { openMarks } from "#rules/uk-work/open-marks.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { SeededRandom } from "#test/seeded-random.ts";
import { newcomer } from "#test/uk-jobs.ts";
import { prepareDueVerdicts } from "../verdict/prepare-verdicts.server.ts";
import { findBoardPage } from "./board.server.ts";
import { readBoardSearch } from "./board.ts";

const now = new Date("2026-11-15T09:00:00Z");
const graduate: string[] = ["A", "D", "K"];
const newEntrant: string[] = [...graduate, "E"];

function ask(query: string, open?: string[]) {
  return findBoardPage(readBoardSearch("jobs", new URLSearchParams(query)), now, { own: open });
}

const titles = ["Software developer", "Data analyst", "Solicitor", "Shop assistant", "Wizard"];

/** Jobs of every kind of verdict, some outside the United Kingdom and some part-time. */
async function someJobs(count: number) {
  const random = new SeededRandom(5);
  const standings = ["licensed", "licensed", "not_found", "possible_match"];
  const ids = await Promise.all(
    standings.map(
      async (sponsorStatus) => (await anEmployer({ sponsorStatus, sponsorAsOf: "2026-11-13" })).id,
    ),
  );
  for (let n = 0; n < count; n++) {
    await aJob({
      title: random.oneOf(titles),
      employerId: random.oneOf(ids),
      country: random.below(5) === 0 ? "ie" : "gb",
      jobType: random.below(6) === 0 ? "part-time" : "full-time",
      currency: random.below(6) === 0 ? null : "GBP",
      yearlyPay: random.below(6) === 0 ? null : (25 + random.below(50)) * 100_000,
      hoursPerWeek: 37.5,
    });
  }
  await prepareDueVerdicts(now);
}

async function countsBySql() {
  const { rows } = await db.execute<{ fit: string; count: number }>(sql`
    select case typical when 'fits' then 'fits' when 'fits-as-new-entrant' then 'new-entrant'
      when 'cannot-tell' then 'unknown' when 'employer-not-found' then 'unknown'
      else 'closed' end as fit, count(*)::int as count
    from job_verdicts join jobs on jobs.id = job_id where job_type <> 'part-time' group by 1`);
  return Object.fromEntries(rows.map(({ fit, count }) => [fit, count]));
}

async function passingBySql(open: string[]) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from job_verdicts
    join jobs on jobs.id = job_id join employers on employers.id = employer_id
    where job_type <> 'part-time' and sponsor_status = 'licensed'
      and passing && ${sql.param(open)}::text[]`);
  return rows[0]!.count;
}

test("verdicts are counted, filtered and sorted as the database has them", async () => {
  await someJobs(60);
  await startTestSearch();
  const counts = await countsBySql();
  expect(Object.keys(counts).sort()).toEqual(["closed", "fits", "new-entrant", "unknown"]);

  const { facets } = await ask("");
  expect(Object.fromEntries(facets.fit.map(({ value, count }) => [value, count]))).toEqual(counts);
  for (const [fit, count] of Object.entries(counts))
    expect((await ask(`fit=${fit}`)).total).toBe(count);

  for (const open of [newEntrant, graduate, [...newEntrant, "B", "C"]])
    expect((await ask("mine=1", open)).total).toBe(await passingBySql(open));
  expect((await ask("mine=1", newEntrant)).total).toBeGreaterThan(
    (await ask("mine=1", graduate)).total,
  );

  const { cards } = await ask("sort=fit");
  const fitting = new Set((await ask("fit=fits")).cards.map(({ id }) => id));
  const first = cards.slice(0, fitting.size).map(({ id }) => id);
  expect(new Set(first)).toEqual(fitting);
});

test("a licence found later reaches the filter when the job has been read again", async () => {
  const employer = await anEmployer({ sponsorStatus: "not_found", sponsorAsOf: "2026-11-13" });
  const pay = { currency: "GBP", yearlyPay: 60_000_00, hoursPerWeek: 37.5 };
  await aJob({ ...pay, title: "Software developer", employerId: employer.id });
  await prepareDueVerdicts(now);
  await startTestSearch();
  expect((await ask("fit=unknown")).total).toBe(1);

  await db.update(employers).set({ sponsorStatus: "licensed" });
  await prepareDueVerdicts(now);
  await vi.waitFor(async () => expect((await ask("fit=fits")).total).toBe(1), { timeout: 3000 });
  expect((await ask("mine=1", graduate)).total).toBe(1);
});

test("somebody who told us of themselves sees first what is open to them, then the rest", async () => {
  await someJobs(60);
  await startTestSearch();
  const fitting = new Set((await ask("mine=1", graduate)).cards.map(({ id }) => id));
  const { cards } = await ask("sort=fit", graduate);
  const isFitting = cards.map(({ id }) => fitting.has(id));

  expect(fitting.size).toBeGreaterThan(0);
  expect(isFitting).toContain(false);
  expect(isFitting).toEqual(isFitting.toSorted((one, other) => Number(other) - Number(one)));
});

test("a job whose employer refuses to sponsor is no fit of anybody's", async () => {
  const employer = await anEmployer({ sponsorStatus: "licensed", sponsorAsOf: "2026-11-13" });
  const job = {
    ...{ title: "Software developer", employerId: employer.id, hoursPerWeek: 37.5 },
    ...{ currency: "GBP", yearlyPay: 60_000_00 },
  };
  const open = await aJob(job);
  await aJob({ ...job, sponsorship: "not-offered" });
  await aJob({ ...job, descriptionHtml: "<p>We are unable to offer visa sponsorship.</p>" });
  await prepareDueVerdicts(now);
  await startTestSearch();

  const { cards, total } = await ask("mine=1", graduate);
  expect(total).toBe(1);
  expect(cards.map(({ id }) => id)).toEqual([open.id]);
});

test("a job that starts late is found while the reader's own time lasts so long, and counted so", async () => {
  const employer = await anEmployer({ sponsorStatus: "licensed", sponsorAsOf: "2026-11-13" });
  const job = {
    ...{ title: "Software developer", employerId: employer.id, hoursPerWeek: 37.5 },
    ...{ currency: "GBP", yearlyPay: 39_500_00 },
  };
  // Under 26 up to 4 May 2027, which is three months before 4 August.
  const young = { ...newcomer, bornOn: "2001-05-05" };
  for (const startsOn of [null, "2026-12-01", "2027-08-04", "2027-08-05", "2028-08-04"])
    await aJob({ ...job, startsOn });
  await aJob({ ...job, startsOn: "2028-08-04", yearlyPay: 60_000_00 });
  await prepareDueVerdicts(now);
  await startTestSearch();

  const verdicts = await db.select().from(jobVerdicts);
  const fitting = verdicts
    .filter(({ prepared }) => judge(prepared, young).code.startsWith("fits"))
    .map(({ jobId }) => jobId);
  const { cards, total, facets } = await ask("mine=1", openMarks(young, "2026-11-15"));
  expect(total).toBe(4);
  expect(cards.map(({ id }) => id).sort()).toEqual(fitting.sort());
  expect(facets.country).toContainEqual(expect.objectContaining({ value: "gb", count: 4 }));
});
