import { expect, test } from "vitest";
import { moveMistake } from "./move-mistake.ts";

const today = "2026-11-15";
const said = "That day is more than a year ago. Check the year, or leave it empty.";

test.each([
  ["no day", null, null, null],
  ["a day to come", "2027-01-09", null, null],
  ["a day of the last year, by somebody who has moved", "2025-11-15", null, null],
  ["a year that is probably mistyped", "2016-12-09", null, said],
  ["the day that stands there since long ago", "2023-09-14", "2023-09-14", null],
  ["another long ago instead of it", "2013-09-14", "2023-09-14", said],
] as const)("%s", (_case, movesOn, known, sentence) => {
  expect(moveMistake(movesOn, { today, known })).toBe(sentence);
});
