import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { FeedContext } from "./clean-row.server.ts";
import type { FeedFormat } from "./feed-formats.ts";
import { readFeed } from "./read-feed.server.ts";

const nobody: FeedContext = { source: "test", employerName: null, country: null, on: "2026-11-18" };

function fixture(name: string): Uint8Array {
  return readFileSync(new URL(`./formats/fixtures/${name}`, import.meta.url));
}

function read(format: FeedFormat, name: string, more: Partial<FeedContext> = {}) {
  const reading = readFeed({ format, bytes: fixture(name), context: { ...nobody, ...more } });
  if (!reading.ok) throw new Error(`Refused: ${reading.error}`);
  return reading.value;
}

test("a Greenhouse board: escaped HTML, the first publication, the deadline in the employer's zone", () => {
  const { jobs, refused } = read("greenhouse", "greenhouse.json");
  expect(jobs).toMatchObject([
    {
      key: "4100001",
      title: "Graduate Software Engineer",
      employerName: "Brindle Harbour Systems",
      descriptionHtml: "<h3>The work</h3><p>You write &amp; test code with four others.</p>",
      summary: "You write & test code with four others.",
      country: "gb",
      city: "Leeds",
      jobType: "full-time",
      level: "entry",
      sector: "technology",
      pay: { currency: "GBP", min: 3_100_000, max: 3_400_000, period: "year" },
      postedAt: new Date("2026-11-02T12:00:00Z"),
      closesAt: new Date("2026-12-31T23:59:00Z"),
    },
  ]);
  expect(refused).toEqual([{ key: "4100002", title: "Office Manager", reason: "no-way-to-apply" }]);
});

test("Lever postings: body, lists and closing words; places; pay by the month", () => {
  const { jobs } = read("lever", "lever.json", { employerName: "Tarnside Water" });
  expect(jobs).toMatchObject([
    {
      employerName: "Tarnside Water",
      descriptionHtml:
        "<p>You measure rivers.</p>\n<h3>You bring</h3><ul><li>Boots</li><li>Care</li></ul>\n<p>We answer everyone.</p>",
      country: "ie",
      city: "Galway",
      placeText: "Galway; Cork",
      remote: "hybrid",
      jobType: "internship",
      level: "entry",
      pay: { currency: "EUR", min: 210_000, max: null, period: "month" },
      postedAt: new Date(1793606400000),
    },
  ]);
});

test("an Ashby board: listed jobs only, salary among other rewards", () => {
  const { jobs } = read("ashby", "ashby.json", { employerName: "Fern" });
  expect(jobs).toMatchObject([
    {
      key: "a1",
      country: "ca",
      city: "Toronto",
      jobType: "contract",
      remote: "on-site",
      pay: { currency: "CAD", min: 6_100_000, max: 7_200_050 },
      applyUrl: "https://jobs.example.org/fern/a1",
      closesZone: "America/Toronto",
    },
  ]);
});

test("Workable: both shapes, drafts left out, and one page of several", () => {
  const { jobs, isPartial } = read("workable", "workable.json");
  expect(isPartial).toBe(true);
  expect(jobs).toMatchObject([
    { key: "PW01", employerName: "Pennywhistle Foods", country: "au", city: "Perth" },
    { key: "PW02", country: "au", city: "Brisbane", jobType: "part-time", remote: "on-site" },
  ]);
  expect(jobs[0]).toMatchObject({ jobType: "part-time", sector: "hospitality", level: "entry" });
});

test("SmartRecruiters: the page's address follows from the ids", () => {
  const { jobs, isPartial } = read("smartrecruiters", "smartrecruiters.json");
  expect(isPartial).toBe(false);
  expect(jobs).toMatchObject([
    {
      employerName: "Mossgate Care",
      city: "Bristol",
      sector: "health",
      level: "entry",
      applyUrl: "https://jobs.smartrecruiters.com/MossgateCare/744000000000001",
      descriptionHtml: "<h3>The ward</h3><p>Nights and days.</p>",
    },
  ]);
});

test("XML: CDATA, entities, pay written in full; a closing date nobody can read refuses its row", () => {
  const { jobs, refused } = read("xml", "indeed.xml");
  expect(jobs).toMatchObject([
    {
      key: "wh-100",
      title: "Warehouse Operative",
      country: "gb",
      city: "Coventry",
      jobType: "part-time",
      sector: "logistics",
      descriptionHtml: "<p>Lifting, packing &amp; a warm canteen.</p>",
      pay: { currency: "GBP", min: 1260, max: null, period: "hour" },
      applyUrl: "https://ats.example.org/jobs/wh-100?source=waymark&x=1",
      closesAt: new Date("2026-12-20T23:59:00Z"),
    },
  ]);
  expect(refused).toEqual([
    { key: "wh-101", title: "Driver & loader", reason: "closing-unreadable" },
  ]);
});

test("a CSV by any usual names: pay, hours, sponsorship; each refused row has its reason", () => {
  const { jobs, refused } = read("csv", "generic.csv");
  expect(jobs).toMatchObject([
    {
      key: "c-1",
      title: "Tutor, maths",
      city: "Cardiff",
      jobType: "part-time",
      sector: "education",
      pay: { currency: "GBP", min: 1450, max: 1600, period: "hour" },
      hoursPerWeek: 10,
      sponsorship: "not-offered",
      closesAt: new Date("2026-12-31T23:59:00Z"),
    },
  ]);
  expect(refused.map(({ key, reason }) => [key, reason])).toEqual([
    ["c-2", "no-employer"],
    ["c-1", "same-key-twice"],
    ["c-4", "not-a-job"],
  ]);
});

test("a collection of boards: ids of two employers stay apart, a count of places names the first", () => {
  const { jobs } = read("csv", "union.csv");
  expect(jobs.map(({ key }) => key)).toEqual([
    "workday/Quillfern Bank//job/United-Kingdom---London/Analyst_JR1",
    "recruitee/Quillfern Bank/77",
    "recruitee/Pellworth Grid/77",
  ]);
  expect(jobs).toMatchObject([
    {
      country: "gb",
      city: "London",
      placeText: "United Kingdom - London and 2 more",
      postedAt: null,
    },
    {
      country: "gb",
      remote: "remote",
      jobType: "contract",
      title: "Analyst, Real Estate Accounting",
    },
    {
      country: "gb",
      city: "Newport",
      jobType: "full-time",
      postedAt: new Date("2026-08-20T00:00:00Z"),
    },
  ]);
});

test("the same words twice have the same hash, and one other letter another", () => {
  const once = read("csv", "union.csv").jobs[0]!;
  const again = read("csv", "union.csv").jobs[0]!;
  const changed = readFeed({
    format: "csv",
    bytes: Buffer.from(
      Buffer.from(fixture("union.csv")).toString().replace("Risk Analyst", "Risk Analysts"),
    ),
    context: nobody,
  });
  expect(again.contentHash).toBe(once.contentHash);
  expect(changed.ok && changed.value.jobs[0]!.contentHash).not.toBe(once.contentHash);
});

test("a place with the name of something in the language fails nothing", () => {
  const text = [
    "id,title,description,employer,location,country,city,url",
    '1,Welder,"You weld gates and stairs with two others, by day.",Fern,Constructor,Constructor,Constructor,https://fern.example/1',
    '2,Weaver,"You weave cloth and carpets with two others, by day.",Fern,"Leeds, UK",,,https://fern.example/2',
  ].join("\n");
  const reading = readFeed({
    format: "csv",
    bytes: new TextEncoder().encode(text),
    context: nobody,
  });
  if (!reading.ok) throw new Error(reading.error);
  expect(reading.value.refused).toEqual([]);
  expect(reading.value.jobs).toMatchObject([{ country: "xx" }, { country: "gb", city: "Leeds" }]);
});
