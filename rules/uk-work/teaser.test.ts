import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import { teaserCases } from "./teaser.ts";

const on = "2026-11-15";
const [student, graduate, abroad] = teaserCases(on);

test("somebody who just finished a master's is £1,200 over the new-entrant line, for four years", () => {
  expect(student).toMatchObject({
    newEntrant: { answer: "yes", ground: "student", monthsLeft: 48 },
    salary: { option: "E", passes: true, required: pounds(38_300), margin: pounds(1_200) },
  });
});

test("two years on a Graduate visa leave two of the four, then the standard line", () => {
  expect(graduate).toMatchObject({
    newEntrant: { answer: "yes", ground: "graduate", monthsLeft: 24 },
    salary: { passes: true },
    standardLine: pounds(54_700),
  });
});

test("somebody of 29 applying from abroad is £15,200 below the standard line", () => {
  expect(abroad).toMatchObject({
    newEntrant: { answer: "no", reason: "no-ground" },
    salary: { option: "A", passes: false, required: pounds(54_700), margin: -pounds(15_200) },
  });
});

test("a day before the rules we hold is refused, not guessed", () => {
  expect(() => teaserCases("2026-04-07")).toThrow("covers 2026-04-07");
});
