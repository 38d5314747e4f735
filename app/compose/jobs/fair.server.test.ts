import { expect } from "vitest";
import { fairType } from "#domain/events/fairs/fair-type.ts";
import { fairOf } from "#domain/events/fairs/fairs.server.ts";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { readBoardSearch } from "#domain/jobs/board/board.ts";
import { contentOf } from "#test/content.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { fairAt, fairEmployers } from "./fair.server.ts";

const fair = contentOf(fairType).map((page) => fairOf(page, "2026-11-16"))[0]!;
const now = new Date("2027-01-10T09:00:00Z");

test("a fair shows the employers we know, with what the board finds for each", async () => {
  const bank = await anEmployer({ slug: "quillfern-bank", name: "Quillfern Bank" });
  await aJob({ employerId: bank.id });
  await aJob({ employerId: bank.id, closesAt: new Date("2026-02-01T00:00:00Z") });
  for (let n = 0; n < 2; n++) await aJob({ employerId: bank.id, jobType: "part-time" });
  await aJob({ title: "Auditor for Quillfern Bank" });

  expect(await fairEmployers(fair, now)).toMatchObject([{ open: null }]);
  await startTestSearch();
  const [employer] = await fairEmployers(fair, now);
  const search = new URL(`https://board.invalid${employer?.href}`).searchParams;
  const { total } = await findBoardPage(readBoardSearch("jobs", search), now);
  expect(employer).toMatchObject({
    name: "Quillfern Bank",
    seeks: "Finance and technology",
    open: 2,
  });
  expect(total).toBe(2);
});

test("employers stand in the order the fair names them", async () => {
  await anEmployer({ slug: "halden-rowe", name: "Halden Rowe" });
  await anEmployer({ slug: "quillfern-bank", name: "Quillfern Bank" });
  const names = (await fairEmployers(fair, now)).map(({ name }) => name);
  expect(names).toEqual(["Quillfern Bank", "Halden Rowe"]);
});

test("a fair that has no page is not found", async () => {
  await expect(fairAt("nowhere", now)).rejects.toMatchObject({ init: { status: 404 } });
});
