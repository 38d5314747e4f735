import { expect, test } from "vitest";
import { clockFormat } from "./clock-format.ts";

// Half past midnight in Kolkata, still the evening before in London.
const instant = new Date("2026-09-13T19:00:00Z");

test.each([
  ["weekdayDate", "Asia/Kolkata", "Monday 14 September"],
  ["shortWeekdayDate", "Asia/Kolkata", "Mon 14 Sept"],
  ["offset", "Asia/Kolkata", "14/09/2026, GMT+05:30"],
  ["offset", "Europe/London", "13/09/2026, GMT+01:00"],
] as const)("%s in %s is “%s”", (shape, zone, text) => {
  expect(clockFormat(shape, zone).format(instant)).toBe(text);
});
