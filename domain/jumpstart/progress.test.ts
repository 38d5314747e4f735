import { expect, test } from "vitest";
import { planWithProgress, weeksToGo } from "./progress.ts";

test.each([
  ["2027-01-09", 8],
  ["2026-11-22", 1],
  ["2026-11-15", 1],
  ["2027-06-01", 10],
  [null, 10],
])("flying on %s it is week %i", (fliesOn, week) => {
  expect(weeksToGo(fliesOn, "2026-11-15")).toBe(week);
});

test("a week is done when all that is asked of this person is done", () => {
  const marks = new Set(["offer-letter"]);
  const [inBritain] = planWithProgress(marks, 226, 8);
  const [inIreland] = planWithProgress(marks, 104, 8);
  expect(inBritain).toMatchObject({ state: "ahead", done: 1 });
  expect(inIreland).toMatchObject({ state: "done", done: 1 });
});

test("the week somebody is in is marked even when its tasks are done", () => {
  const weeks = planWithProgress(new Set(["visa-form", "visa-centre"]), 226, 8);
  expect(weeks.find((week) => week.weeksToGo === 8)).toMatchObject({ state: "here", done: 2 });
});
