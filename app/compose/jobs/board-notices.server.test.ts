import { expect } from "vitest";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { noticesOf } from "./board-notices.server.ts";
import { readAsked } from "./board-request.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

test.each([
  [
    "country=ie&pay=40000&q=nurse&typed=nurse+£40k+in+ireland",
    "We understood “in ireland” as the country Ireland and “£40k” as pay of at least 40,000 a year.",
  ],
  [
    "country=gb&pay=35000&q=nurse&typed=nurse+£35k+-+£45k",
    "We understood “£35k - £45k” as pay of at least £35,000 a year in the UK.",
  ],
  [
    "city=Leeds&q=nurse&typed=nurse+in+leeds+or+remote",
    "We understood “in leeds” as the place Leeds. We left out “or remote”: we cannot search for one filter or another of a different kind.",
  ],
  [
    "city=Leeds&area=Kent&either=1&typed=leeds+or+kent",
    "We understood “leeds or kent” as the places Leeds and Kent.",
  ],
  [
    "q=nurse&country=gb&city=Maidstone&miles=50&near=Kent&typed=nurse+in+kent",
    "We understood “in kent” as the place Kent. No job is open in Kent today. We looked within 50 miles of Maidstone.",
  ],
  [
    "city=Leeds&typed=new+york+or+leeds",
    "We understood “leeds” as the place Leeds. We left out “new york”: it is not a place on this board.",
  ],
  [
    "q=nurse&typed=nurse+no+sponsorship",
    "We left out “no sponsorship”: for adverts that say so, choose “Says it does not sponsor” in the filters.",
  ],
  [
    "q=nurse&typed=nurse+graduate+visa",
    "We left out “graduate visa”: it needs no sponsor, and few adverts name it.",
  ],
  [
    "remote=remote&remote=hybrid&typed=remote+or+hybrid",
    "We understood “remote or hybrid” as the filters From home and Partly from home.",
  ],
])("what was read is said, pay in the money of its place: %s", async (query, text) => {
  await aJob({ title: "Nurse" });
  await startTestSearch();
  const url = new URL(`https://waymark.example/jobs?${query}`);
  const asked = await readAsked({ board: "jobs", path: "/jobs" }, url, now);
  const page = await findBoardPage(asked.search, now);

  expect((await noticesOf("/jobs", asked, page, now))[0]?.text).toBe(text);
});

test("the words are searched for everywhere where the place we looked round was ours", async () => {
  await aJob({ title: "Nurse" });
  await startTestSearch();
  const query = "q=nurse&country=gb&city=Maidstone&miles=50&near=Kent&typed=nurse+in+kent";
  const url = new URL(`https://waymark.example/jobs?${query}`);
  const asked = await readAsked({ board: "jobs", path: "/jobs" }, url, now);
  const [notice] = await noticesOf("/jobs", asked, await findBoardPage(asked.search, now), now);

  expect(notice?.link?.href).toBe("/jobs?q=nurse+in+kent&exact=1");
});

test("what became of a place that was chosen is said apart from what the words were read as", async () => {
  await aJob({ title: "Nurse" });
  await startTestSearch();
  const query =
    "q=nurse&remote=remote&country=gb&city=Maidstone&miles=50&near=Kent&typed=remote+nurse";
  const url = new URL(`https://waymark.example/jobs?${query}`);
  const asked = await readAsked({ board: "jobs", path: "/jobs" }, url, now);
  const notices = await noticesOf("/jobs", asked, await findBoardPage(asked.search, now), now);

  expect(notices[0]?.text).toBe("We understood “remote” as the filter From home.");
  const place = "No job is open in Kent today. We looked within 50 miles of Maidstone.";
  expect(notices.map(({ text }) => text)).toContain(place);
});

test("a slip that finds the same as the right word is said too, with a way to search for it", async () => {
  await aJob({ title: "Civil engineer" });
  await startTestSearch();
  const url = new URL("https://waymark.example/jobs?q=enginer");
  const asked = await readAsked({ board: "jobs", path: "/jobs" }, url, now);
  const page = await findBoardPage(asked.search, now);

  expect(page.total).toBe(1);
  expect(await noticesOf("/jobs", asked, page, now)).toEqual([
    {
      text: "No job says “enginer”. We searched for “engineer”.",
      link: { label: "Search exactly as typed", href: "/jobs?q=enginer&exact=1" },
    },
  ]);
});
