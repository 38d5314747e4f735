import { expect } from "vitest";
import {
  countCompanyJobs,
  findCompanyFacts,
  listCompanyJobs,
} from "#domain/jobs/company/company-jobs.queries.server.ts";
import { liveJobs } from "#domain/jobs/live.server.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { listCompanies, readSitemapCompanies } from "./companies.queries.server.ts";

const now = new Date("2026-11-16T09:00:00Z");
const isLive = liveJobs(now);
const all = { q: "", isLicensed: false, isLive, page: 1 };

async function hiring(name: string, sponsorStatus: string | null = null) {
  const employer = await anEmployer({ name, sponsorStatus });
  await aJob({ employerId: employer.id });
  return employer;
}

const namesOf = async (asked: Partial<typeof all> & { pageSize?: number }) =>
  (await listCompanies({ ...all, ...asked })).rows.map(({ name }) => name);

test("only employers with live jobs are listed, by name, page by page", async () => {
  await hiring("Kelpie");
  await hiring("Nix");
  await hiring("Brownie");
  const closed = await anEmployer({ name: "Afanc" });
  await aJob({ employerId: closed.id, state: "closed" });
  await aJob({ employerId: closed.id, closesAt: now });

  expect(await namesOf({ pageSize: 2 })).toEqual(["Brownie", "Kelpie"]);
  expect(await namesOf({ pageSize: 2, page: 2 })).toEqual(["Nix"]);
  expect((await listCompanies(all)).total).toBe(3);
  const slugs: number[] = [];
  for await (const batch of readSitemapCompanies(isLive)) slugs.push(batch.length);
  expect(slugs).toEqual([3]);
});

test("a part of the name and the licence narrow the list", async () => {
  await hiring("Kelpie Looms", "licensed");
  await hiring("Kelpie Boats", "not_found");
  await hiring("Nix", "licensed");

  expect(await namesOf({ q: "kelp" })).toEqual(["Kelpie Boats", "Kelpie Looms"]);
  expect(await namesOf({ q: "kelp", isLicensed: true })).toEqual(["Kelpie Looms"]);
  expect(await namesOf({ q: "100%" })).toEqual([]);
});

test("a company's jobs are its live ones, newest first, and are counted as they are listed", async () => {
  const employer = await anEmployer();
  for (let day = 10; day < 22; day++) {
    const postedAt = new Date(`2026-10-${day}T09:00:00Z`);
    await aJob({ employerId: employer.id, title: `Of day ${day}`, postedAt });
  }
  await aJob({ employerId: employer.id, state: "waiting" });
  await aJob({ title: "Another's" });

  const [first, second] = [
    await listCompanyJobs(employer.id, 1, now),
    await listCompanyJobs(employer.id, 2, now),
  ];
  expect(first[0]?.title).toBe("Of day 21");
  expect(second.map(({ title }) => title)).toEqual(["Of day 11", "Of day 10"]);
  expect((await findCompanyFacts(employer.id, now)).total).toBe(12);
  expect((await countCompanyJobs([employer.id], now)).get(employer.id)).toBe(12);
});
