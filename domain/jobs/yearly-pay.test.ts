import { expect, test } from "vitest";
import { yearlyPayOf } from "./yearly-pay.ts";

test.each([
  ["a year", { min: 3_000_000, period: "year" }, 20, 3_000_000],
  ["a month", { min: 200_000, period: "month" }, null, 2_400_000],
  ["a week", { min: 50_000, period: "week" }, null, 2_600_000],
  ["an hour of a full week", { min: 1_000, period: "hour" }, null, 1_950_000],
  ["an hour of fifteen", { min: 1_000, period: "hour" }, 15, 780_000],
  ["a day of a full week", { min: 10_000, period: "day" }, null, 2_600_000],
  ["a day of two in the week", { min: 10_000, period: "day" }, 15, 1_040_000],
  ["a day of eight hours, five in the week", { min: 10_000, period: "day" }, 40, 2_600_000],
] as const)("%s", (_case, pay, hours, yearly) => {
  expect(yearlyPayOf(pay, hours)).toBe(yearly);
});

test("no pay has no year, and more than can be stored is not stored", () => {
  expect(yearlyPayOf(null, 20)).toBeNull();
  expect(yearlyPayOf({ min: 2_000_000_000, period: "hour" }, null)).toBeNull();
});
