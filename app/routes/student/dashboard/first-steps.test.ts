import { expect, test } from "vitest";
import { firstSteps } from "./first-steps.ts";

const nothing = { hasDates: false, hasSituation: false, hasCv: false, hasJob: false };

test("a new student has four steps, and sees which are done", () => {
  expect(firstSteps(nothing)?.map(({ isDone }) => isDone)).toEqual([false, false, false, false]);
  expect(firstSteps({ ...nothing, hasSituation: true })?.map(({ isDone }) => isDone)).toEqual([
    ...[false, true, false, false],
  ]);
});

test.each([
  [{ ...nothing, hasDates: true }, true],
  [{ ...nothing, hasCv: true, hasJob: true }, true],
  [{ ...nothing, hasDates: true, hasCv: true }, false],
  [{ ...nothing, hasDates: true, hasJob: true }, false],
])("with %o the steps are shown: %s", (done, isShown) => {
  expect(firstSteps(done) !== null).toBe(isShown);
});
