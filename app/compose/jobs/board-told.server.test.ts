import { expect } from "vitest";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { noticesOf } from "./board-notices.server.ts";
import { readAsked } from "./board-request.server.ts";
import { seoOf } from "./board-seo.server.ts";

/** What the page of an address says about itself, on it and to search engines. */
async function told(query: string, board: "jobs" | "part-time-jobs" = "jobs") {
  const now = new Date();
  const path = `/${board}`;
  const url = new URL(`https://waymark.example${path}?${query}`);
  const asked = await readAsked({ board, path }, url, now);
  const page = await findBoardPage(asked.search, now, { isExact: asked.isExact });
  const address = `https://waymark.example${path}`;
  return {
    notices: await noticesOf(path, asked, page, now),
    titles: page.cards.map(({ title }) => title),
    seo: seoOf({ asked, page, address, title: "Jobs for international students" }),
  };
}

async function aBoard() {
  const { id: employerId } = await anEmployer({ name: "Kelpie" });
  await aJob({ employerId, title: "Staff nurse", city: "Leeds" });
  await aJob({ employerId, title: "Ward nurse", city: "Leeds", remote: "remote" });
  await aJob({ employerId, title: "Gardener", city: "York", descriptionHtml: "<p>Ponds.</p>" });
  await aJob({ employerId, title: "Barista", jobType: "part-time", city: "Leeds" });
  await startTestSearch();
}

test("words that became filters are named, with one press to search for the words", async () => {
  await aBoard();
  const { notices } = await told("q=nurse&remote=remote&city=Leeds&typed=remote+nurse+in+leeds");

  expect(notices).toEqual([
    {
      text: "We understood “in leeds” as the place Leeds and “remote” as the filter From home.",
      link: {
        label: "Search for the words instead",
        href: "/jobs?q=remote+nurse+in+leeds&exact=1",
      },
    },
  ]);
});

test("the word that was left out is named", async () => {
  await aBoard();
  const { notices } = await told("q=ponds+nurse");

  expect(notices).toEqual([
    {
      text: "No job has all of your words. These are the nearest, without “ponds”.",
      link: { label: "Search exactly as typed", href: "/jobs?q=ponds+nurse&exact=1" },
    },
  ]);
});

test("jobs that only are near are said to be near", async () => {
  await aBoard();
  const { notices } = await told("q=midwife");

  expect(notices).toEqual([
    {
      text: "No job here says “midwife”. These are the nearest by kind of work.",
      link: { label: "Search exactly as typed", href: "/jobs?q=midwife&exact=1" },
    },
  ]);
  expect((await told("q=nurse")).notices).toEqual([]);
});

test("jobs that only mention the work are said to", async () => {
  await aJob({ title: "Gardener", descriptionHtml: "<p>Talk of recipes and the dentist.</p>" });
  await aJob({ title: "Data clerk", descriptionHtml: "<p>The machine is learning fast.</p>" });
  await startTestSearch();

  const { notices, seo } = await told("q=dentist");
  expect(notices).toEqual([
    { text: "No job here is for “dentist”. This one only mentions it.", link: null },
  ]);
  expect(seo.title).toBe("Dentist: 1 nearest job");

  const misspelt = await told("q=machine+lerning");
  expect(misspelt.notices.map(({ text }) => text)).toEqual([
    "No job says “lerning”. We searched for “learning”.",
    "No job here is for “machine learning”. This one only mentions its words.",
  ]);
});

test("where its words only stand apart in adverts, the nearest work is shown", async () => {
  await aJob({ title: "Data scientist", descriptionHtml: "<p>Models of tides.</p>" });
  await aJob({ title: "Fitter", descriptionHtml: "<p>Mend a machine, learning as you go.</p>" });
  await startTestSearch();

  const { notices, titles } = await told("q=machine+learning");
  expect(titles).toEqual(["Data scientist"]);
  expect(notices[0]?.text).toBe(
    "No job here is for “machine learning”. This one is the nearest by kind of work.",
  );
  expect((await told("q=machine+learning&exact=1")).titles).toEqual(["Fitter"]);
});

test("adverts that say the work word for word are shown, whatever wider work there is", async () => {
  await aJob({ title: "Data scientist", descriptionHtml: "<p>Models of tides.</p>" });
  await aJob({ title: "Fitter", descriptionHtml: "<p>Mend pumps with Machine&nbsp;Learning.</p>" });
  await startTestSearch();

  const { notices, titles } = await told("q=machine+learning");
  expect(titles).toEqual(["Fitter"]);
  expect(notices[0]?.text).toBe(
    "No job here is for “machine learning”. This one only mentions its words.",
  );
});

test("an employer’s name with a kind of work in it finds its own jobs, and nothing denies it", async () => {
  const { id: employerId } = await anEmployer({ name: "Quillfern Bank" });
  await aJob({ employerId, title: "Cyber analyst" });
  await aJob({ title: "Gardener", descriptionHtml: "<p>A bank of flowers.</p>" });
  await startTestSearch();

  expect((await told("q=Quillfern+Bank")).notices).toEqual([]);
  expect((await told("q=quilfern+bank")).notices.map(({ text }) => text)).toEqual([
    "No job says “quilfern”. We searched for “quillfern”.",
  ]);
});

test("where jobs here only mention the work, the other board's are named", async () => {
  await aJob({ title: "Gardener", descriptionHtml: "<p>Take care of an assistant.</p>" });
  await aJob({ title: "Care Assistant", jobType: "part-time" });
  await startTestSearch();

  expect((await told("q=care+assistant")).notices).toEqual([
    {
      text: "No job here is for “care assistant”. This one only mentions its words.",
      link: null,
    },
    {
      text: "1 job is found for part-time work.",
      link: { label: "See part-time jobs", href: "/part-time-jobs?q=care+assistant" },
    },
  ]);
});

test("a description says when a word was left out", async () => {
  await aBoard();
  const { seo } = await told("q=quantum+nurse");

  expect(seo.description).toMatch(/^2 jobs nearest to “quantum nurse”\. Each with/);
});

test("what only the other board has is said, with its count and its link", async () => {
  await aBoard();

  expect((await told("q=barista")).notices).toEqual([
    {
      text: "1 job is found for part-time work.",
      link: { label: "See part-time jobs", href: "/part-time-jobs?q=barista" },
    },
  ]);
  expect((await told("q=nurse", "part-time-jobs")).notices).toEqual([
    {
      text: "2 jobs are found on the jobs board.",
      link: { label: "See them on the jobs board", href: "/jobs?q=nurse" },
    },
  ]);
  const nowhere = (await told("q=astronaut")).notices;
  expect(nowhere.map(({ text }) => text)).toEqual(["Is “astronaut” an employer?"]);
});

test.each([
  ["", "Jobs for international students", true],
  ["q=nurse&city=Leeds", "Nurse jobs in Leeds: 2 open", false],
  ["area=West+Yorkshire", "Jobs in West Yorkshire: 2 open", true],
  ["employer=Kelpie", "Kelpie jobs: 3 open", true],
  ["city=Leeds&miles=25", "Jobs within 25 miles of Leeds: 3 open", false],
  ["city=Leeds&remote=remote", "From home jobs in Leeds: 1 open", false],
  ["q=ponds+nurse", "Ponds nurse: 2 nearest jobs", false],
  ["q=nrse", "Nurse jobs: 2 open", false],
  ["q=quantum+nurse", "Quantum nurse: 2 nearest jobs", false],
  ["city=Atlantis", "Jobs in Atlantis: none today", false],
  ["q=nurse+jobs&city=Leeds", "Nurse jobs in Leeds: 2 open", false],
  ["sponsorship=offered", "Visa sponsorship jobs: none today", false],
  ["level=entry", "Entry or graduate jobs: 3 open", true],
  ["q=2027&remote=remote", "From home: 1 nearest job", false],
  ["sector=other&page=1&sort=closing", "Other work jobs: 3 open", true],
])("the page of “%s” is called “%s”", async (query, title, isListed) => {
  await aBoard();
  const { seo } = await told(query);

  expect([seo.title, seo.isListed]).toEqual([title, isListed]);
});

test("a description has the count, the words, the place and the filters", async () => {
  await aBoard();
  const { seo } = await told("q=nurse&city=Leeds&remote=remote");

  expect(seo.description).toMatch(/^1 job for “nurse” in Leeds\. From home\. Each with/);
});

test("a year that no advert says is left out, and the filters stay", async () => {
  await aBoard();
  const { notices, titles } = await told("q=2027&remote=remote&typed=remote+2027");

  expect(titles).toEqual(["Ward nurse"]);
  expect(notices.map(({ text }) => text)).toContain(
    "No job has all of your words. These are the nearest, without “2027”.",
  );
  expect((await told("q=2027")).titles).toEqual([]);
});

test("who looks near themselves is asked where that is", async () => {
  await aBoard();
  const { notices } = await told("q=nurse&typed=nurse+near+me");

  expect(notices).toEqual([
    {
      text: "We do not know where you are. Type your town or postcode under Where to find jobs near you.",
      link: null,
    },
  ]);
});

test("of a sentence, the work that was looked for is said", async () => {
  await aBoard();
  const { notices } = await told("q=nurse&typed=looking+for+a+job+as+nurse");

  expect(notices).toEqual([
    {
      text: "We searched for “nurse”.",
      link: {
        label: "Search for the words instead",
        href: "/jobs?q=looking+for+a+job+as+nurse&exact=1",
      },
    },
  ]);
});

test("of a sentence with a slip, only what was looked for in the end is said", async () => {
  await aBoard();
  const { notices } = await told("q=nrse&typed=looking+for+a+job+as+nrse");

  expect(notices.map(({ text }) => text)).toEqual(["No job says “nrse”. We searched for “nurse”."]);
});

test("a slip that has the stem of another word is mended, and said", async () => {
  await aJob({ title: "Accountant" });
  await aJob({ title: "Account manager" });
  await startTestSearch();
  const { notices, titles } = await told("q=accountent");

  expect(titles).toEqual(["Accountant"]);
  expect(notices[0]?.text).toBe("No job says “accountent”. We searched for “accountant”.");
});

test("more of the work on the other board is said, also where this one has some", async () => {
  await aJob({ title: "Barista trainer, barista" });
  for (const city of ["Leeds", "York"])
    await aJob({ title: "Barista", jobType: "part-time", city });
  await startTestSearch();

  expect((await told("q=barista")).notices).toEqual([
    {
      text: "2 jobs are found for part-time work.",
      link: { label: "See part-time jobs", href: "/part-time-jobs?q=barista" },
    },
  ]);
  expect((await told("q=barista", "part-time-jobs")).notices).toEqual([]);
});

test("words in another script that find nothing: the adverts are in English", async () => {
  await aBoard();
  expect((await told(`q=${encodeURIComponent("护士")}`)).notices).toEqual([
    {
      text: "Adverts here are written in English. Try the name of the job in English.",
      link: null,
    },
  ]);
});

test.each([
  ["solicitor", "Trainee solicitor"],
  ["paralegal", "Paralegal"],
  ["quantity surveyor", "Quantity surveyor"],
])("“%s” finds such jobs and no neighbour of theirs", async (q, title) => {
  for (const one of ["Trainee solicitor", "Paralegal", "Quantity surveyor", "Building surveyor"])
    await aJob({ title: one });
  await startTestSearch();

  expect((await told(`q=${encodeURIComponent(q)}`)).titles).toEqual([title]);
});

test("two towns are said together", async () => {
  await aBoard();
  const { notices, seo } = await told("city=Leeds&city=York&typed=jobs+in+leeds+or+york");

  expect(notices[0]?.text).toBe("We understood “leeds or york” as the places Leeds and York.");
  expect(seo.title).toBe("Jobs in Leeds or York: 3 open");
});
