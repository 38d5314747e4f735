import { expect, test } from "vitest";
import { factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn } from "#domain/facts/quote-facts.ts";
import { countryCodeOf } from "#rules/countries.ts";
import { lastDayOf, planFor, type Traveller, tasksFor, weeksToGo } from "./plan.ts";
import { FIRST_WEEK } from "./plan-task.ts";
import { allTasks, knownSteps } from "./tasks.ts";

const linh: Traveller = {
  home: "VN",
  destination: "gb",
  fliesOn: "2027-01-09",
  courseStartsOn: "2027-01-18",
  visa: "not-started",
};
const TODAY = "2026-11-15";

function stateOf(step: string, traveller: Partial<Traveller>, marks: string[] = [], today = TODAY) {
  const plan = planFor({ ...linh, ...traveller }, new Set(marks), today);
  return plan.flatMap(({ tasks }) => tasks).find((task) => task.step === step)?.state;
}

test.each([
  ["2027-01-09", 8],
  ["2026-11-22", 1],
  ["2026-11-16", 1],
  ["2026-11-15", 0],
  ["2026-11-01", 0],
  ["2027-06-01", 10],
  [null, 10],
])("flying on %s it is week %s", (fliesOn, week) => {
  expect(weeksToGo(fliesOn, TODAY)).toBe(week);
});

test.each([
  [1, "2027-01-08"],
  [2, "2027-01-01"],
  [8, "2026-11-20"],
  [10, "2026-11-06"],
])("week %i before a flight on 9 January ends on %s", (week, day) => {
  expect(lastDayOf(week, "2027-01-09")).toBe(day);
});

test.each([
  ["offer-letter", {}, [], "late"],
  ["offer-letter", {}, ["offer-letter"], "done"],
  ["visa-form", {}, [], "now"],
  ["papers", {}, [], "ahead"],
  // A flight a fortnight later gives the week before back its time, and an earlier one takes it.
  ["living-costs", {}, [], "late"],
  ["living-costs", { fliesOn: "2027-01-16" }, [], "now"],
  ["living-costs", { fliesOn: "2027-01-30" }, [], "ahead"],
  ["first-day", { fliesOn: "2026-11-20" }, [], "late"],
  // Without a flight the plan counts to the start of the course.
  ["offer-letter", { fliesOn: null }, [], "now"],
  ["papers", { fliesOn: null }, [], "ahead"],
  ["offer-letter", { fliesOn: null, courseStartsOn: "2026-12-20" }, [], "late"],
  ["phone", { fliesOn: null, courseStartsOn: "2026-12-20" }, [], "now"],
  // A flight that has a day goes before it.
  ["phone", { courseStartsOn: "2026-12-20" }, [], "ahead"],
  // Without either nothing is late.
  ["offer-letter", { fliesOn: null, courseStartsOn: null }, [], "now"],
  ["papers", { fliesOn: null, courseStartsOn: null }, [], "ahead"],
  // What was said about the visa settles what led to it.
  ["visa-form", { visa: "applied" }, [], "done"],
  ["visa-decision", { visa: "applied" }, [], "ahead"],
  ["visa-decision", { visa: "granted" }, [], "done"],
  ["visa-form", { visa: "not-needed" }, [], undefined],
  ["visa-form", { home: "IE" }, [], undefined],
  // By destination and home.
  ["cas-name", { destination: "au" }, [], undefined],
  ["coe", { destination: "au" }, [], "late"],
  ["tb-test", { destination: "ie" }, [], undefined],
  ["translation", {}, [], "ahead"],
  ["translation", { home: "IN" }, [], undefined],
] as const)("%s for %o with %o done is %s", (step, traveller, marks, state) => {
  expect(stateOf(step, traveller, [...marks])).toBe(state);
});

test("the tuberculosis test comes before the form that asks for its certificate", () => {
  const steps = tasksFor(linh).map(({ step }) => step);
  expect(steps.indexOf("tb-test")).toBeGreaterThanOrEqual(0);
  expect(steps.indexOf("tb-test")).toBeLessThan(steps.indexOf("visa-form"));
});

test("who needs a tuberculosis test is left to the official list, whatever the home country", () => {
  const told = ["VN", "IN", "FR", "US", null].map((home) => {
    const task = tasksFor({ ...linh, home }).find(({ step }) => step === "tb-test");
    return { why: task?.why, title: task?.title, to: task?.link?.to };
  });
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(told[0]!.title).toMatch(/^Find out whether/);
  expect(told[0]!.to).toBe("https://www.gov.uk/tb-test-visa");
  expect(told[0]!.why).toContain("GOV.UK has the list");
  // No fact holds the list, so no step may speak as if we did.
  expect([...factsOn(TODAY).keys()].filter((name) => name.includes("tb-"))).toEqual([]);
});

test("dates move with the flight, all by the same days", () => {
  const due = (fliesOn: string) =>
    planFor({ ...linh, fliesOn }, new Set(), TODAY).flatMap(({ tasks }) =>
      tasks.map(({ dueOn }) => Date.parse(dueOn!)),
    );
  const [before, after] = [due("2027-01-09"), due("2027-01-23")];
  expect(after.map((day, index) => (day - before[index]!) / 86_400_000)).toEqual(
    before.map(() => 14),
  );
});

test("without a flight a step is due by the start of the course", () => {
  const plan = planFor({ ...linh, fliesOn: null, courseStartsOn: "2027-01-18" }, new Set(), TODAY);
  const papers = plan.flatMap(({ tasks }) => tasks).find(({ step }) => step === "papers");
  expect(papers?.dueOn).toBe("2027-01-17");
  expect(plan.at(-1)?.startsOn).toBe("2027-01-11");
});

test("a week is done when all that is asked of this person is done", () => {
  const marks = new Set(["offer-letter", "passport"]);
  const [british] = planFor(linh, marks, TODAY);
  const [irish] = planFor({ ...linh, home: "IE" }, marks, TODAY);
  expect(british).toMatchObject({ state: "open", done: 2 });
  expect(irish).toMatchObject({ state: "done", done: 2 });
});

test("the week somebody is in is marked even when its tasks are done", () => {
  const plan = planFor({ ...linh, visa: "applied" }, new Set(), TODAY);
  expect(plan.find((week) => week.weeksToGo === 8)).toMatchObject({ state: "here" });
});

test.each(Object.values(countryCodeOf))(
  "every week of a plan for %s asks for something",
  (code) => {
    for (const visa of ["not-started", "applied"] as const) {
      const tasks = tasksFor({ ...linh, destination: code, visa });
      const weeks = new Set(tasks.map(({ week }) => week));
      expect(weeks.size).toBe(FIRST_WEEK);
      expect(new Set(tasks.map(({ step }) => step)).size).toBe(tasks.length);
    }
  },
);

test("every fact that a step quotes is known", () => {
  const facts = factsOn(TODAY);
  const quoted = allTasks.flatMap(({ why, late }) => factNamesIn(`${why} ${late}`));
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter((name) => !facts.has(name))).toEqual([]);
});

test("no step types a sum or a number of hours: they come from the facts", () => {
  const typed = allTasks.filter(({ why, late }) => /[£€$]|\d+ hours/.test(why + late));
  expect(typed).toEqual([]);
  expect(knownSteps.size).toBeGreaterThan(30);
});
