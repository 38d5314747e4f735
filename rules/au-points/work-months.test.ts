import { expect, test } from "vitest";
import type { WorkPeriod } from "./answers.ts";
import { monthsWorked, stretchesOf, wholeMonths } from "./work-months.ts";

const on = "2026-11-15";

function job(from: string, to: string | null, changes: Partial<WorkPeriod> = {}): WorkPeriod {
  return { where: "australia", from, to, hours: 38, ...changes };
}

function months(periods: readonly WorkPeriod[], day = on): number {
  return monthsWorked(stretchesOf(periods, "australia", 20), day, 10);
}

test.each([
  ["2021-11-15", 60],
  ["2021-11-16", 59],
])("a job since %s is %i months", (from, expected) => {
  expect(months([job(from, null)])).toBe(expected);
});

test("the last day of a job is a day worked", () => {
  expect(months([job("2021-01-01", "2023-12-31")])).toBe(36);
  expect(months([job("2021-01-01", "2023-12-30")])).toBe(35);
});

test("what lies before the last ten years is not counted", () => {
  expect(months([job("2010-01-01", "2017-11-14")])).toBe(12);
  expect(months([job("2010-01-01", "2016-11-14")])).toBe(0);
  expect(months([job("2000-01-01", null)])).toBe(120);
});

test("two jobs at once are one, and one job after another is a single stretch", () => {
  expect(months([job("2020-01-01", "2021-12-31"), job("2020-06-01", "2021-06-30")])).toBe(24);
  expect(months([job("2020-01-01", "2020-06-10"), job("2020-06-11", "2020-12-31")])).toBe(12);
});

test("stretches apart are added up; the days left over make a month at 31", () => {
  expect(months([job("2020-01-01", "2020-06-20"), job("2021-01-01", "2021-06-11")])).toBe(11);
  expect(months([job("2020-01-01", "2020-06-20"), job("2021-01-01", "2021-06-10")])).toBe(10);
});

test("under 20 hours a week, elsewhere, or not begun: not counted", () => {
  expect(months([job("2020-01-01", null, { hours: 19.5 })])).toBe(0);
  expect(months([job("2020-01-01", null, { where: "overseas" })])).toBe(0);
  expect(months([job("2026-12-01", null)])).toBe(0);
  expect(months([job("2021-11-15", null, { hours: 20 })])).toBe(60);
});

test("a month that is too short ends on its last day", () => {
  expect(wholeMonths("2026-01-31", "2026-02-28")).toBe(1);
  expect(wholeMonths("2026-01-31", "2026-02-27")).toBe(0);
  expect(wholeMonths("2024-02-29", "2025-02-28")).toBe(12);
});
