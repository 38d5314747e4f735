import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobDays } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { countApplyClick, countView } from "../advert/count-visits.server.ts";
import { findJobPage } from "../advert/job-page.server.ts";
import { similarJobs } from "./similar-jobs.server.ts";

test("neighbours have the same title, then the same work in town, then in the country", async () => {
  const now = new Date();
  await aJob({ slug: "this", title: "Data analyst", sector: "data", city: "Leeds" });
  await aJob({ title: "Data scientist", sector: "data", city: "York" });
  await aJob({ title: "Statistician", sector: "data", city: "Leeds" });
  await aJob({ title: "Data analyst, rail", sector: "logistics", city: "Derby" });
  await aJob({ title: "Data analyst", sector: "data", city: "Cork", country: "ie" });
  await aJob({ title: "Data analyst", sector: "data", closesAt: new Date(now.getTime() - 1000) });
  await aJob({ title: "Cook", sector: "hospitality" });
  await startTestSearch();

  const job = await findJobPage("this", now);
  const similar = await similarJobs(job!, now, 3);

  expect(similar.map(({ title }) => title)).toEqual([
    "Data analyst, rail",
    "Statistician",
    "Data scientist",
  ]);
});

test("of a chain's namesakes in one town one is shown, and none beside its own like", async () => {
  const now = new Date();
  const { employerId } = await aJob({ slug: "this", title: "Porter", city: "Leeds" });
  for (let shop = 0; shop < 5; shop += 1) {
    await aJob({ employerId, title: "Porter", city: "Leeds" });
    await aJob({ employerId, title: "Porter", city: "York" });
  }
  await aJob({ title: "Night porter", city: "Leeds" });
  await startTestSearch();

  const job = await findJobPage("this", now);
  const similar = await similarJobs(job!, now, 3);
  const looks = similar.map(({ title, city }) => `${title}, ${city}`);
  expect(looks.toSorted()).toEqual(["Night porter, Leeds", "Porter, York"]);
});

test("a namesake that closed this very second does not hide the one that is open", async () => {
  const [closesAt, now] = ["2031-03-03T12:00:00.400Z", "2031-03-03T12:00:00.900Z"].map(
    (at) => new Date(at),
  );
  await aJob({ slug: "this", title: "Porter", sector: "hospitality", city: "Leeds" });
  const open = { title: "Clerk", sector: "hospitality", city: "York" };
  const { employerId, id } = await aJob({ ...open, postedAt: new Date("2026-01-01") });
  await aJob({ ...open, employerId, closesAt, postedAt: new Date("2026-02-01") });
  await startTestSearch();

  const job = await findJobPage("this", now!);
  const similar = await similarJobs(job!, now!, 3);
  expect(similar.map((card) => card.id)).toEqual([id]);
});

test("without an index a job has no neighbours, and its page still stands", async () => {
  await aJob({ slug: "this" });
  const job = await findJobPage("this", new Date());

  expect(await similarJobs(job!, new Date(), 3)).toEqual([]);
});

test("visits are counted by the day, also when many come at once", async () => {
  const { id } = await aJob();
  const monday = new Date("2031-03-03T23:59:00Z");
  const tuesday = new Date("2031-03-04T00:01:00Z");

  await Promise.all(Array.from({ length: 8 }, () => countView(id, monday)));
  await countApplyClick(id, monday);
  await countView(id, tuesday);

  expect(await db.select().from(jobDays).orderBy(jobDays.day)).toEqual([
    { jobId: id, day: "2031-03-03", views: 8, applyClicks: 1 },
    { jobId: id, day: "2031-03-04", views: 1, applyClicks: 0 },
  ]);
});
