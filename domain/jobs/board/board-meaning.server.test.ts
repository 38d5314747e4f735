import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { countPageJobs, findBoardPage } from "./board.server.ts";
import { readBoardSearch } from "./board.ts";
import { findPlaces } from "./places-view.server.ts";

function ask(address: string, isExact = false) {
  const search = readBoardSearch("jobs", new URLSearchParams(address));
  return findBoardPage(search, new Date(), { isExact });
}

const titlesOf = async (address: string, isExact = false) =>
  (await ask(address, isExact)).cards.map(({ title }) => title).toSorted();

test("a family's work is found by any of its names, and exactly as typed on request", async () => {
  await aJob({ title: "People Partner" });
  await aJob({ title: "Caterer", descriptionHtml: "<p>Human beings with resources.</p>" });
  await startTestSearch();

  expect(await titlesOf("q=human+resources")).toEqual(["People Partner"]);
  expect(await titlesOf("q=human+resources", true)).toEqual(["Caterer"]);
});

test("where no job is of the family, its words are looked for as they stand", async () => {
  await aJob({ title: "Caterer", descriptionHtml: "<p>Human beings with resources.</p>" });
  await startTestSearch();

  const page = await ask("q=human+resources");

  expect(page.cards.map(({ title }) => title)).toEqual(["Caterer"]);
  expect(page.isLiteral).toBe(true);
});

test("a misspelt name of work is repaired, then read as work", async () => {
  await aJob({ title: "Management accountant" });
  await aJob({ title: "Account manager" });
  await startTestSearch();

  const page = await ask("q=acountant");

  expect(page.cards.map(({ title }) => title)).toEqual(["Management accountant"]);
  expect(page.repairs).toEqual([{ typed: "acountant", meant: "accountant" }]);
});

/** Of all jobs with every word; none was left out. */
async function titles(q: string): Promise<string[]> {
  const { cards, dropped } = await ask(`q=${q}`);
  expect(dropped).toEqual([]);
  return cards.map(({ title }) => title).toSorted();
}

test("“or” between two other words finds either, and the work beside them is asked for", async () => {
  await aJob({ title: "Java wizard" });
  await aJob({ title: "Spreadsheet wizard", descriptionHtml: "<p>Python helps.</p>" });
  await aJob({ title: "Spanish teacher" });
  await aJob({ title: "French teacher" });
  await aJob({ title: "Science teacher" });
  await startTestSearch();

  expect(await titles("java+or+python")).toEqual(["Java wizard", "Spreadsheet wizard"]);
  expect(await titles("spanish+or+french+teacher")).toEqual(["French teacher", "Spanish teacher"]);
  expect(await titles("teacher+spanish+or+french")).toEqual(["French teacher", "Spanish teacher"]);
});

test("the work after the last of several words is said of each, part of a name or not", async () => {
  await aJob({ title: "Java developer" });
  await aJob({ title: "Python developer" });
  await aJob({ title: "Cobol developer" });
  await aJob({ title: "SQL analyst" });
  await aJob({ title: "Excel analyst" });
  await aJob({ title: "Excel trainer" });
  await startTestSearch();

  expect(await titles("java+or+python+developer")).toEqual(["Java developer", "Python developer"]);
  expect(await titles("sql+or+excel+analyst")).toEqual(["Excel analyst", "SQL analyst"]);
});

test("“or” between two kinds of work finds either, and says nothing was left out", async () => {
  await aJob({ title: "Staff nurse" });
  await aJob({ title: "Paralegal" });
  await aJob({ title: "Gardener", descriptionHtml: "<p>Near the nurse and the paralegal.</p>" });
  await startTestSearch();

  const page = await ask("q=nurse+or+paralegal");

  expect(page.cards.map(({ title }) => title).toSorted()).toEqual(["Paralegal", "Staff nurse"]);
  expect([page.dropped, page.isNear, page.isLiteral]).toEqual([[], false, false]);
  expect(await titlesOf("q=nurse+or+paralegal", true)).toEqual(["Gardener"]);
  expect(await titlesOf("q=nurse+or+midwife")).toEqual(["Staff nurse"]);
});

test("where no job has all words the nearest are found, without the word that names no work", async () => {
  await aJob({ title: "Staff nurse" });
  await aJob({ title: "Gardener", descriptionHtml: "<p>Kelpie ponds.</p>" });
  await startTestSearch();

  const page = await ask("q=kelpie+nursing");

  expect(page.cards.map(({ title }) => title)).toEqual(["Staff nurse"]);
  expect([page.total, page.dropped]).toEqual([1, ["kelpie"]]);
  expect((await ask("q=kelpie+nursing", true)).total).toBe(0);
  expect((await ask("q=nursing")).dropped).toEqual([]);
});

test("a year is left out before the words that name the work", async () => {
  await aJob({ title: "Staff nurse", descriptionHtml: "<p>Join us in 2027.</p>" });
  await aJob({ title: "Staff nurse" });
  await aJob({ title: "Kelpie accountant" });
  await aJob({ title: "Gardener", descriptionHtml: "<p>Summer ponds.</p>" });
  await startTestSearch();

  const page = await ask("q=kelpie+accountant+2027");
  expect(page.cards.map(({ title }) => title)).toEqual(["Kelpie accountant"]);
  expect(page.dropped).toEqual(["2027"]);

  const summer = await ask("q=kelpie+accountant+summer+2027");
  expect(summer.cards.map(({ title }) => title)).toEqual(["Kelpie accountant"]);
  expect(summer.dropped).toEqual(["summer", "2027"]);
});

test("where nobody looks for a plumber, building work is near; new joiners in an office are not", async () => {
  await aJob({ title: "Site manager", descriptionHtml: "<p>Look after a school.</p>" });
  await aJob({ title: "Carpenter", descriptionHtml: "<p>Doors and stairs.</p>" });
  await aJob({ title: "People assistant", descriptionHtml: "<p>Look after joiners.</p>" });
  await startTestSearch();

  const page = await ask("q=plumber");
  expect(page.cards.map(({ title }) => title).toSorted()).toEqual(["Carpenter", "Site manager"]);
  expect(page.isNear).toBe(true);
  expect((await ask("q=plumber", true)).total).toBe(0);
  const carpenters = await ask("q=carpenter");
  expect(carpenters.cards.map(({ title }) => title)).toEqual(["Carpenter"]);
  expect(carpenters.isNear).toBe(false);
});

test("a distance finds the towns within it, and counts them exactly", async () => {
  await aJob({ title: "Here", city: "Leeds" });
  await aJob({ title: "Nine miles", city: "Bradford" });
  await aJob({ title: "Both", city: "Leeds", placeText: "Leeds; Bradford" });
  await aJob({ title: "Twenty-two", city: "York" });
  await aJob({ title: "Far", city: "London" });
  await aJob({ title: "Other Leeds", city: "Leeds", country: "xx" });
  await startTestSearch();

  const page = await ask("city=Leeds&miles=10");
  expect(page.cards.map(({ title }) => title).toSorted()).toEqual(["Both", "Here", "Nine miles"]);
  expect(page.total).toBe(3);
  const totals = ["5", "10", "25", "50"].map(
    async (miles) => (await ask(`city=Leeds&miles=${miles}`)).total,
  );
  expect(await Promise.all(totals)).toEqual([2, 3, 4, 4]);
  expect(page.distances?.map(({ miles, count }) => [miles, count])).toEqual([
    ["5", 2],
    ["10", 3],
    ["25", 4],
    ["50", 4],
  ]);
  expect((await ask("")).distances).toBe(null);
  expect(await titlesOf("city=Bradford")).toEqual(["Both", "Nine miles"]);
  expect(page.facets.city.map(({ value, count }) => [value, count])).toEqual([
    ["Leeds", 2],
    ["Bradford", 2],
  ]);
  expect((await ask("postcode=LS2&miles=10")).total).toBe(3);
  expect((await ask("postcode=QQ2")).total).toBe(0);
});

test("regions, nations and counties are searched in, with every other filter", async () => {
  await aJob({ title: "Glasgow", city: "Glasgow", sector: "law" });
  await aJob({ title: "Paisley", city: "Paisley", sector: "design" });
  await aJob({ title: "Anywhere", city: null, placeText: "Scotland", sector: "law" });
  await aJob({ title: "Leeds", city: "Leeds", sector: "law" });
  await startTestSearch();

  expect(await titlesOf("area=Scotland")).toEqual(["Anywhere", "Glasgow", "Paisley"]);
  expect(await titlesOf("area=Scotland&sector=law")).toEqual(["Anywhere", "Glasgow"]);
  expect(await titlesOf("area=Renfrewshire")).toEqual(["Paisley"]);
  expect(await titlesOf("area=Yorkshire+and+the+Humber&area=Scotland&sector=design")).toEqual([
    "Paisley",
  ]);
  expect((await ask("area=Narnia")).total).toBe(0);
});

test("an employer is a filter, counted as the others are", async () => {
  const { id: kelpie } = await anEmployer({ name: "Kelpie & Sons" });
  const { id: otter } = await anEmployer({ name: "Otter" });
  await aJob({ employerId: kelpie, title: "One", sector: "law" });
  await aJob({ employerId: kelpie, title: "Two" });
  await aJob({ employerId: otter, title: "Three" });
  await startTestSearch();

  const page = await ask("employer=Kelpie+%26+Sons");

  expect(page.cards.map(({ title }) => title).toSorted()).toEqual(["One", "Two"]);
  expect(page.facets.employer).toEqual([
    { value: "Kelpie & Sons", label: "Kelpie & Sons", count: 2, isChosen: true },
    { value: "Otter", label: "Otter", count: 1, isChosen: false },
  ]);
  expect(await titlesOf("employer=Kelpie+%26+Sons&sector=law")).toEqual(["One"]);
});

test("the map counts a job in each of its towns, and says how many have none", async () => {
  await aJob({ city: "Leeds", placeText: "Leeds; York" });
  await aJob({ city: "York" });
  await aJob({ city: null });
  await aJob({ city: "Cork", country: "ie" });
  await aJob({ city: "Paris", country: "xx" });
  await startTestSearch();

  const view = await findPlaces(readBoardSearch("jobs", new URLSearchParams()), new Date());

  expect(view.countries.map(({ country }) => country)).toEqual(["gb", "ie"]);
  const [uk] = view.countries;
  expect(uk?.rows.map(({ town, count }) => [town, count])).toEqual([
    ["York", 2],
    ["Leeds", 1],
  ]);
  expect([uk?.townless, uk?.dots.length, view.elsewhere]).toEqual([1, 2, 1]);
  expect(uk?.rows[0]?.href).toBe("/jobs?country=gb&city=York");
});

test("how many are nearest is counted without a word that no job has", async () => {
  await aJob({ title: "Staff nurse", city: "Leeds" });
  await startTestSearch();
  const count = (address: string) =>
    countPageJobs(readBoardSearch("jobs", new URLSearchParams(address)), new Date());

  expect(await count("q=zither+nurse")).toBe(1);
  expect(await count("q=zither+nurse&city=York")).toBe(0);
  expect(await count("city=Leeds")).toBe(1);
});

test("a mended name of work stays mended where no job has all words", async () => {
  await aJob({ title: "Accountant" });
  await aJob({ title: "Account manager", descriptionHtml: "<p>Each account is yours.</p>" });
  await aJob({ title: "Gardener", descriptionHtml: "<p>Ponds.</p>" });
  await startTestSearch();
  const page = await ask("q=accountent+ponds");

  expect(page.cards.map(({ title }) => title)).toEqual(["Accountant"]);
  expect(page.repairs).toContainEqual({ typed: "accountent", meant: "accountant" });
});

test("a misspelt word that is searched for exactly finds nothing, and no filter says otherwise", async () => {
  await aJob({ title: "Gardener", city: "York" });
  await startTestSearch();
  const search = readBoardSearch("jobs", new URLSearchParams("q=gardenr&city=York&miles=25"));
  const page = await findBoardPage(search, new Date(), { isExact: true });
  const { total, facets, pay, posted, closing, distances } = page;

  expect(page.repairs).toEqual([{ typed: "gardenr", meant: "gardener" }]);
  expect(total).toBe(0);
  const options = [...Object.values(facets).flat(), ...pay, ...posted, ...closing];
  expect(options.filter(({ count }) => count > 0)).toEqual([]);
  expect(distances?.some(({ count }) => count !== 0)).toBe(false);
});
