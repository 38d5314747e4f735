import { expect, test } from "vitest";
import { isYearUnlikely, needsPermission, needsTranslation } from "./departure.ts";

test.each([
  ["VN", "gb", true],
  ["IE", "gb", false],
  ["DE", "gb", true],
  ["DE", "ie", false],
  ["GB", "ie", false],
  ["BR", "ie", true],
  ["NZ", "au", false],
  ["GB", "au", true],
  ["US", "ca", true],
  ["CA", "ca", false],
  [null, "gb", true],
] as const)("somebody from %s who goes to %s asks for permission first: %s", (home, to, asks) => {
  expect(needsPermission(home, to)).toBe(asks);
});

test.each([
  ["VN", true],
  ["IN", false],
  [null, false],
] as const)("certificates of %s need a translation: %s", (home, needed) => {
  expect(needsTranslation(home)).toBe(needed);
});

test("a day more than a year ago has probably a wrong year, and one of the last year has not", () => {
  const today = "2026-11-15";
  const days = ["2016-11-20", "2025-11-14", "2025-11-15", "2026-11-14", "2027-01-09"];
  expect(days.filter((day) => isYearUnlikely(day, today))).toEqual(["2016-11-20", "2025-11-14"]);
});
