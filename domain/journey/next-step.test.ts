import { expect, test } from "vitest";
import { findNextStep, type Situation } from "./next-step.ts";

const finished: Situation = {
  countryId: 226,
  courseLevel: "masters",
  courseStartsOn: "2025-09-14",
  courseEndsOn: "2026-09-12",
  movesOn: "2026-12-09",
};

test("a finished master's leads to the Graduate visa, with the days until it gets shorter", () => {
  expect(findNextStep(finished, "2026-11-15")).toEqual({
    kind: "apply-to-stay",
    route: "Graduate visa",
    months: 24,
    applyBy: "In the UK, before your Student visa ends.",
    change: { lastDay: "2026-12-31", monthsAfter: 18, daysLeft: 46, daysAway: 24 },
  });
});

test("from 1 January 2027 it is eighteen months, and no change is known", () => {
  expect(findNextStep(finished, "2027-01-01")).toMatchObject({ months: 18, change: null });
});

test("a doctorate is not touched by the change", () => {
  const step = findNextStep({ ...finished, courseLevel: "doctorate" }, "2026-11-15");
  expect(step).toMatchObject({ months: 36, change: null });
});

test.each([
  ["undergraduate", 12],
  ["masters", 24],
  ["doctorate", 24],
] as const)("in Ireland a course at level %s leads to %i months", (courseLevel, months) => {
  const step = findNextStep({ ...finished, countryId: 104, courseLevel }, "2026-11-15");
  expect(step).toMatchObject({ route: "Stamp 1G", months });
});

test.each(["other", null] as const)("for a course of kind %s nothing is claimed", (courseLevel) => {
  expect(findNextStep({ ...finished, courseLevel }, "2026-11-15")).toEqual({ kind: "course-done" });
});

test("while the course runs, finishing it comes next", () => {
  const step = findNextStep({ ...finished, courseEndsOn: "2027-06-01" }, "2026-11-15");
  expect(step).toEqual({ kind: "finish-course", endsOn: "2027-06-01", daysLeft: 198 });
});

test("without dates we ask for them and guess nothing", () => {
  expect(findNextStep({ ...finished, courseEndsOn: null }, "2026-11-15")).toEqual({
    kind: "add-dates",
  });
});
