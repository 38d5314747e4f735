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

test("a Student visa that ends before the change is the day that counts", () => {
  const held = { ...finished, permission: "student", permissionEndsOn: "2026-11-27" } as const;
  expect(findNextStep(held, "2026-11-15")).toMatchObject({
    kind: "apply-to-stay",
    change: { lastDay: "2026-11-27", monthsAfter: null, daysLeft: 12, daysAway: 12 },
  });
  expect(findNextStep({ ...held, permissionEndsOn: "2027-01-27" }, "2026-11-15")).toMatchObject({
    change: { lastDay: "2026-12-31", monthsAfter: 18, daysLeft: 46 },
  });
  expect(findNextStep({ ...held, permissionEndsOn: "2027-03-01" }, "2027-01-05")).toMatchObject({
    months: 18,
    change: { lastDay: "2027-03-01", monthsAfter: null, daysLeft: 55 },
  });
});

test.each(["graduate", "skilled-worker", "no-switching", "other", "none"] as const)(
  "somebody who holds %s is not told to apply for a Graduate visa",
  (permission) => {
    const step = findNextStep(
      { ...finished, permission, permissionEndsOn: "2028-01-01" },
      "2026-11-15",
    );
    expect(step).toEqual({ kind: "find-work", endsOn: "2028-01-01" });
  },
);

test("a Student visa that has ended gives no days to apply", () => {
  const held = { ...finished, permission: "student", permissionEndsOn: "2026-11-14" } as const;
  expect(findNextStep(held, "2026-11-15")).toEqual({ kind: "visa-ended", endsOn: "2026-11-14" });
  expect(findNextStep({ ...held, permissionEndsOn: "2026-11-15" }, "2026-11-15")).toMatchObject({
    kind: "apply-to-stay",
    change: { daysLeft: 0 },
  });
});

test("what is held in the United Kingdom says nothing of another country", () => {
  const held = { ...finished, countryId: 104, permission: "graduate" } as const;
  expect(findNextStep(held, "2026-11-15")).toMatchObject({ route: "Stamp 1G" });
});

const coming = { ...finished, courseStartsOn: "2026-11-24", courseEndsOn: null };

test("before a course begins nobody is told how many days of it are to go", () => {
  const begins = { kind: "begin-course", startsOn: "2026-11-24", daysLeft: 9 };
  expect(findNextStep(coming, "2026-11-15")).toEqual(begins);
  expect(findNextStep({ ...coming, courseEndsOn: "2027-09-12" }, "2026-11-15")).toEqual(begins);
  expect(findNextStep(coming, "2026-11-24")).toEqual({ kind: "add-dates" });
});

const arrivedOn = "2026-11-14";
const firstWeek = { arrivedOn, open: 9, all: 12, next: "Open a bank account" };

test.each([
  ["2026-11-15", firstWeek, "first-week"],
  ["2026-12-11", firstWeek, "first-week"],
  // After four weeks it is no longer what comes next.
  ["2026-12-12", firstWeek, "add-dates"],
  ["2026-11-15", { ...firstWeek, open: 0, next: null }, "begin-course"],
])("on %s with %o the next step is %s", (today, week, kind) => {
  expect(findNextStep({ ...coming, firstWeek: week }, today).kind).toBe(kind);
});
