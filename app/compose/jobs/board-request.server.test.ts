import { expect } from "vitest";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { second } from "#domain/jobs/board/job-documents.server.ts";
import { areaNamed, townsIn } from "#domain/jobs/places/places.server.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { readAsked } from "./board-request.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

/** The address that a plain form is sent on to. */
async function sentOn(query: string): Promise<string> {
  const url = new URL(`https://waymark.example/jobs?${query}`);
  const thrown = await readAsked({ board: "jobs", path: "/jobs" }, url, now).catch(
    (answer: unknown) => answer,
  );
  return decodeURIComponent((thrown as Response).headers.get("location") ?? "");
}

/** More towns than the filter lists, each with more jobs than the small ones that are looked for. */
async function aLargeBoard() {
  const employerId = (await anEmployer()).id;
  for (let n = 0; n < 101; n++) {
    for (const title of ["One", "Two"]) {
      await aJob({ employerId, title, city: `Bigtown ${n}`, country: "xx" });
    }
  }
  await aJob({ employerId, city: "Leeds" });
  await aJob({ employerId, city: "Cork", country: "ie" });
  await aJob({ employerId, city: "Newcastle", country: "au" });
  await aJob({ employerId, city: "Newcastle upon Tyne" });
  await startTestSearch();
}

test("a typed place is found among all places, and never becomes another town", async () => {
  await aLargeBoard();

  expect(await sentOn("where=Leeds")).toBe("/jobs?city=Leeds");
  expect(await sentOn("where=leeds,+UK")).toBe("/jobs?country=gb&city=Leeds");
  expect(await sentOn("where=York")).toBe("/jobs?city=York&miles=25");
  expect(await sentOn("where=Inverness")).toBe("/jobs?nowhere=Inverness");
  expect(await sentOn("where=Leads")).toBe("/jobs?city=Leeds&near=Leads");
  expect(await sentOn("where=Leeds,+Cork")).toBe("/jobs?city=Cork&city=Leeds");
  expect(await sentOn("where=Leeds,+West+Yorkshire")).toContain("city=Leeds");
  expect(await sentOn("where=Leeds,+LS1+4AP")).toBe("/jobs?city=Leeds");
});

test("a town without a job is searched round, as far as the nearest job of the search", async () => {
  const employerId = (await anEmployer()).id;
  await aJob({ employerId, city: "Leeds", title: "Welder" });
  await aJob({ employerId, city: "Sheffield", title: "Staff nurse" });
  await startTestSearch();

  expect(await sentOn("where=Bradford")).toBe("/jobs?city=Bradford&miles=10");
  expect(await sentOn("q=jobs+in+Bradford")).toBe(
    "/jobs?city=Bradford&miles=10&typed=jobs+in+Bradford",
  );
  expect(await sentOn("q=nurse+Leeds")).toBe("/jobs?q=nurse&city=Leeds&typed=nurse+Leeds");
  expect(await sentOn("where=Bradford,+UK")).toBe("/jobs?country=gb&city=Bradford&miles=10");
  expect(await sentOn("q=nurse&where=Bradford")).toBe("/jobs?q=nurse&city=Bradford&miles=50");
  expect(await sentOn("country=ie&where=Bradford")).toBe("/jobs?country=ie&nowhere=Bradford");
  expect(await sentOn("where=near+Leeds")).toBe("/jobs?city=Leeds&miles=10");
  expect(await sentOn("where=near+Leeds,+UK")).toBe("/jobs?country=gb&city=Leeds&miles=10");
  expect(await sentOn("where=near+Leeds,+West+Yorkshire")).toBe(
    "/jobs?country=gb&city=Leeds&area=West+Yorkshire&miles=10",
  );
  expect(await sentOn("where=Leeds,+UK")).toBe("/jobs?country=gb&city=Leeds");
  expect(await sentOn("where=in+Leeds")).toBe("/jobs?city=Leeds");
});

test("a town of a county is not searched for round its namesake elsewhere", async () => {
  const employerId = (await anEmployer()).id;
  await aJob({ employerId, city: "Cardiff" });
  await aJob({ employerId, city: "Cowes" });
  await startTestSearch();

  expect(await sentOn("where=Newport,+Isle+of+Wight")).toBe(
    "/jobs?country=gb&city=Newport&area=Isle+of+Wight&miles=5",
  );
  expect(await sentOn("where=Swansea,+Isle+of+Wight")).toBe(
    "/jobs?country=gb&area=Isle+of+Wight&nowhere=Swansea,+Isle+of+Wight",
  );
  expect(await sentOn("where=Newport")).toBe("/jobs?city=Newport&miles=25");
});

test("several towns or counties and codes of other countries are places", async () => {
  await aLargeBoard();

  expect(await sentOn("where=leeds+or+cork")).toBe("/jobs?city=Cork&city=Leeds");
  expect(await sentOn("where=leeds+or+york")).toBe("/jobs?city=Leeds&city=York");
  expect(await sentOn("where=york+or+bath")).toBe("/jobs?nowhere=york+or+bath");
  expect(await sentOn("where=tyne+and+wear+or+cork")).toBe(
    "/jobs?city=Cork&area=Tyne+and+Wear&either=1",
  );
  expect(await sentOn("where=Kent+or+West+Yorkshire")).toBe("/jobs?area=Kent&area=West+Yorkshire");
  expect(await sentOn("where=Durham+or+North+Yorkshire")).toBe(
    "/jobs?country=gb&city=Durham&city=York&miles=25&near=Durham+or+North+Yorkshire",
  );
  expect(await sentOn("where=T12+XF62")).toBe("/jobs?country=ie&city=Cork&near=T12+XF62");
  expect(await sentOn("country=gb&where=leeds+or+newcastle")).toBe(
    "/jobs?country=gb&city=Leeds&city=Newcastle+upon+Tyne",
  );
  expect(await sentOn("where=BT7+1NN")).toBe("/jobs?postcode=BT7&miles=10");
});

test("a country that was chosen stays on where the town is in it", async () => {
  await aLargeBoard();

  expect(await sentOn("country=gb&where=Leeds")).toBe("/jobs?country=gb&city=Leeds");
  expect(await sentOn("country=gb&where=Newcastle")).toBe(
    "/jobs?country=gb&city=Newcastle+upon+Tyne",
  );
  expect(await sentOn("where=Newcastle")).toBe("/jobs?city=Newcastle");
  expect(await sentOn("country=gb&where=Newcastle,+Australia")).toBe(
    "/jobs?country=au&city=Newcastle",
  );
  expect(await sentOn("country=gb&where=London,+Ontario")).toBe(
    "/jobs?country=ca&nowhere=London,+Ontario",
  );
  expect(await sentOn("country=gb&where=Cork")).toBe("/jobs?city=Cork");
  expect(await sentOn("country=gb&where=Atlantis")).toBe("/jobs?country=gb&nowhere=Atlantis");
  expect(await sentOn("country=gb&where=&was=United+Kingdom")).toBe("/jobs");
});

test("“Bath or Kent” finds the jobs in Kent, also where none is in Bath", async () => {
  const employerId = (await anEmployer()).id;
  await aJob({ employerId, title: "Chef", city: "Maidstone" });
  await aJob({ employerId, title: "Baker", city: "Bristol" });
  await startTestSearch();

  const address = "/jobs?city=Bath&area=Kent&either=1&typed=Bath+or+Kent";
  expect(await sentOn("q=Bath+or+Kent")).toBe(address);
  const url = new URL(`https://waymark.example${address}`);
  const { search } = await readAsked({ board: "jobs", path: "/jobs" }, url, now);
  const { cards } = await findBoardPage(search, now);
  expect(cards.map(({ title }) => title)).toEqual(["Chef"]);
});

test("every town of an area is searched in beside a town outside it", async () => {
  const employerId = (await anEmployer()).id;
  const towns = townsIn(areaNamed("Scotland")!.id).slice(0, 25);
  for (const { name } of towns) await aJob({ employerId, city: name, placeText: "Scotland" });
  await aJob({ employerId, city: "Leeds" });
  await startTestSearch();

  const address = await sentOn("q=leeds+or+scotland");
  const { search } = await readAsked(
    { board: "jobs", path: "/jobs" },
    new URL(`https://waymark.example${address}`),
    now,
  );
  expect((await findBoardPage(search, now)).total).toBe(26);
});

test("a town or an area without a job in either is searched round", async () => {
  await aJob({ city: "Truro" });
  await startTestSearch();

  expect(await sentOn("q=leeds+or+devon")).toBe(
    "/jobs?country=gb&city=Plymouth&miles=50&typed=leeds+or+devon&near=Leeds+or+Devon",
  );
});

test("a place among the words takes the place of one that was chosen", async () => {
  await aJob({ city: "Maidstone" });
  await startTestSearch();

  expect(await sentOn("city=York&q=chef+kent")).toBe("/jobs?q=chef&area=Kent&typed=chef+kent");
  expect(await sentOn("city=York&miles=25&q=chef+maidstone")).toBe(
    "/jobs?q=chef&city=Maidstone&miles=25&typed=chef+maidstone",
  );
});

test("a moment that is damaged or long past keeps nothing off the pages", async () => {
  const uptoOf = async (upto: number) => {
    const url = new URL(`https://waymark.example/jobs?page=2&upto=${upto}`);
    return (await readAsked({ board: "jobs", path: "/jobs" }, url, now)).search.upto;
  };

  expect(await uptoOf(1)).toBeNull();
  expect(await uptoOf(second(now) + 10_000)).toBeNull();
  expect(await uptoOf(second(now) - 600)).toBe(second(now) - 600);
});

test("words that are filters become them, from any address, unless they were asked for exactly", async () => {
  await aLargeBoard();

  expect(await sentOn("q=remote+data+analyst")).toBe(
    "/jobs?q=data+analyst&remote=remote&typed=remote+data+analyst",
  );
  expect(await sentOn("q=nurse+in+leeds&where=&sector=health")).toBe(
    "/jobs?q=nurse&city=Leeds&sector=health&typed=nurse+in+leeds",
  );
  expect(await sentOn("q=part+time+barista")).toBe(
    "/part-time-jobs?q=barista&typed=part+time+barista",
  );
  const exact = new URL("https://waymark.example/jobs?q=remote+data+analyst&exact=1");
  const { search } = await readAsked({ board: "jobs", path: "/jobs" }, exact, now);
  expect(search.q).toBe("remote data analyst");
});

test.each([
  ["£35k - £45k analyst", "/jobs?q=analyst&country=gb&pay=35000&typed=£35k+-+£45k+analyst"],
  ["part time jobs on student visa", "/part-time-jobs?typed=part+time+jobs+on+student+visa"],
])("“%s” is read in one go, and stays known as typed", async (typed, address) => {
  await aJob();
  await startTestSearch();

  expect(await sentOn(`q=${encodeURIComponent(typed)}`)).toBe(address);
  const next = new URL(`https://waymark.example${address}`);
  const board = next.pathname === "/jobs" ? "jobs" : "part-time-jobs";
  const asked = await readAsked({ board, path: next.pathname }, next, now);
  expect(asked.typed).toBe(typed);
});

test("pay among the words leaves the place that was chosen", async () => {
  await aLargeBoard();

  expect(await sentOn("q=nurse+%C2%A330k&where=Leeds")).toBe(
    "/jobs?q=nurse&city=Leeds&pay=30000&typed=nurse+£30k",
  );
});

test("a county, a nation or a postcode is searched in", async () => {
  await aLargeBoard();

  expect(await sentOn("where=West+Yorkshire")).toBe("/jobs?area=West+Yorkshire");
  expect(await sentOn("where=scotland&country=ie")).toBe("/jobs?area=Scotland");
  expect(await sentOn("where=ls2+9jt")).toBe("/jobs?postcode=LS2&miles=10");
  expect(await sentOn("where=Leeds&miles=25&city=York&was=York")).toBe("/jobs?city=Leeds&miles=25");
  expect(await sentOn("where=Leeds,+West+Yorkshire")).toBe(
    "/jobs?country=gb&city=Leeds&area=West+Yorkshire",
  );
});
