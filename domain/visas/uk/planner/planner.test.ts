import { expect, test } from "vitest";
import { courseLevels } from "#rules/course-level.ts";
import { addDays } from "#rules/days.ts";
import type { GraduatePlan } from "#rules/post-study/graduate-visa.ts";
import { planCalendar } from "./calendar.ts";
import { planDates } from "./dates.ts";
import { plannerAddress, readPlannerQuestion } from "./question.ts";
import { plannerLead, plannerView } from "./view.ts";

const today = "2026-11-15";

const plan: GraduatePlan = {
  level: "masters",
  courseEndsOn: "2026-09-12",
  reportedOn: "2026-10-30",
  visaEndsOn: "2027-01-27",
};

test("a form and the address it leads to say the same", () => {
  const typed = {
    level: "masters",
    ...day("ends", 12, 9, 2026),
    ...day("reported", 30, 10, 2026),
    ...day("visa", 27, 1, 2027),
    ...day("on", 5, 1, 2027),
  };
  const question = readPlannerQuestion(typed, today);
  expect(question).toEqual({ plan, on: "2027-01-05", isAsked: true, errors: {} });
  const address = Object.fromEntries(plannerAddress(plan, "2027-01-05"));
  expect(readPlannerQuestion(address, today)).toEqual(question);
});

test("nothing asked is nothing said, for today", () => {
  const empty = { level: "", ...day("ends", "", "", ""), ...day("on", "", "", "") };
  expect(readPlannerQuestion(empty, today)).toMatchObject({
    isAsked: false,
    on: today,
    errors: {},
  });
});

test.each([
  ["30 February", day("visa", 30, 2, 2027), "visa"],
  ["words", day("ends", "soon", 2, 2027), "ends"],
  ["a year far away", day("visa", 1, 1, 2099), "visa"],
  ["a day before the rule", day("on", 1, 1, 2025), "on"],
])("%s is said at its field", (_case, typed, field) => {
  expect(Object.keys(readPlannerQuestion(typed, today).errors)).toEqual([field]);
});

test("today, the last day for two years is named, and what waiting costs", () => {
  const view = plannerView(plan, today, today);
  expect(view.headline).toBe("2 years if you apply by 31 December 2026");
  expect(view.waiting).toContain("a later one 18 months: 6 months less");
  expect(view.stops.map(({ label, state }) => `${label}: ${state}`)).toEqual([
    "Course ends: done",
    "University reports it: done",
    "Today: here",
    "Last day for 2 years: ahead",
    "Student visa ends: ahead",
  ]);
});

test("from January it is eighteen months and there is nothing left to wait for", () => {
  const view = plannerView(plan, "2027-01-05", today);
  expect(view.headline).toBe("18 months for an application on 5 January 2027");
  expect(view.waiting).toBeNull();
});

test.each([
  ["2026-10-01", "Not before 30 October 2026"],
  ["2027-02-01", "By then the Student visa has ended"],
])("on %s: %s", (on, headline) => {
  expect(plannerView(plan, on, today).headline).toBe(headline);
});

test("a Student visa that ends before the report is told, and no opening day is offered", () => {
  const never = { ...plan, reportedOn: "2027-02-10" };
  const { headline, lead, figures, stops } = plannerView(never, today, today);
  expect(headline).toBe("The Student visa ends before you can apply");
  expect(lead).toContain(
    "that is on 10 February 2027, and the Student visa ends on 27 January 2027",
  );
  expect(figures).toEqual([{ label: "Last day to apply", value: "None by these dates", note: "" }]);
  expect(stops.map(({ label, state }) => `${label}: ${state}`)).toEqual([
    "Course ends: done",
    "Today: here",
    "Student visa ends: ahead",
    "University reports it: closed",
  ]);
  expect(planDates(never, today).map(({ about }) => about)).toEqual(["visa-ends"]);
});

test("a window without the last day of the longer stay says so", () => {
  const late = { ...plan, courseEndsOn: "2027-01-12", reportedOn: null, visaEndsOn: "2027-05-30" };
  expect(plannerView(late, "2027-02-01", today).waiting).toBeNull();
  const early = plannerView(late, today, today);
  expect(early.waiting).toBeNull();
  expect(early.figures.map(({ label, value }) => [label, value])).toContainEqual([
    "It lasts",
    "18 months",
  ]);
  expect(early.stops.map(({ label }) => label)).not.toContain("Last day for 2 years");
  expect(planDates(late, today).map(({ about }) => about)).toEqual(["window-opens", "visa-ends"]);
});

test("the lead follows the tables", () => {
  expect(plannerLead(today)).toBe(
    "The day you apply decides how long it lasts: 2 years up to 31 December 2026, then 18 months. After a doctorate it is 3 years.",
  );
  expect(plannerLead("2027-01-01")).toContain("how long it lasts: 18 months. After");
});

test("fees come with their day, and no total is made up for part of a year", () => {
  const { costs, costsNote } = plannerView(plan, "2027-01-05", today);
  expect(costs).toEqual([
    { what: "Application fee", amount: "£937" },
    { what: "Health surcharge", amount: "£1,035 for each year" },
  ]);
  expect(costsNote).toBe("Fees from 8 April 2026, last read 6 October 2026.");
});

test.each([...courseLevels, null])("a day before our fees is told for level %s", (level) => {
  const view = plannerView({ ...plan, level }, "2026-01-10", today);
  expect(view).toMatchObject({ costs: [], costsNote: "We hold no fees for 10 January 2026." });
  expect(view.source).toMatch(/^https:/);
});

test("the file holds the days ahead with alarms ahead, and nobody's name", () => {
  const dates = planDates(plan, today);
  const now = new Date("2026-11-15T09:00:00Z");
  const text = planCalendar(dates, { domain: "waymark.example", url: "https://w.example/p", now });
  expect(dates.map(({ about, day: on }) => `${about} ${on}`)).toEqual([
    "shorter-stay 2026-12-31",
    "visa-ends 2027-01-27",
  ]);
  expect(text).toContain("SUMMARY:Last day for 2 years on the Graduate visa\r\n");
  expect(text).toContain("DTSTART:20261231T090000Z\r\n");
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(4);
});

test("a second file with other days takes the place of the first in a calendar", () => {
  const fileOf = (courseEndsOn: string, at: string) => {
    const dates = planDates(
      { ...plan, courseEndsOn, visaEndsOn: addDays(courseEndsOn, 120) },
      today,
    );
    const now = new Date(at);
    return planCalendar(dates, { domain: "waymark.example", url: "https://w.example/p", now });
  };
  const first = fileOf("2027-01-20", "2026-11-15T09:00:00Z");
  const second = fileOf("2027-02-03", "2026-11-15T09:00:01Z");
  const all = (name: string, text: string) =>
    [...text.matchAll(new RegExp(`^${name}:(.*)$`, "gm"))].map(([, value]) => value!.trim());

  expect(all("DTSTART", second)).not.toEqual(all("DTSTART", first));
  expect(all("UID", second)).toEqual(all("UID", first));
  expect(new Set(all("UID", first)).size).toBe(all("DTSTART", first).length);
  for (const name of ["SEQUENCE", "DTSTAMP", "LAST-MODIFIED"]) {
    expect([name, all(name, second)[0]! > all(name, first)[0]!]).toEqual([name, true]);
  }
});

function day(name: string, date: number | string, month: number | string, year: number | string) {
  return {
    [`${name}-day`]: String(date),
    [`${name}-month`]: String(month),
    [`${name}-year`]: String(year),
  };
}
