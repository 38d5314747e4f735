import { expect, test } from "vitest";
import { dayIn } from "./day-in.ts";

test.each([
  ["au", "2026-11-15T14:00:00Z", "2026-11-16"],
  ["ca", "2026-11-16T02:00:00Z", "2026-11-15"],
  ["gb", "2026-07-01T23:30:00Z", "2026-07-02"],
  ["ie", "2026-07-01T23:30:00Z", "2026-07-02"],
] as const)("in %s %s is %s", (country, instant, day) => {
  expect(dayIn(country, new Date(instant))).toBe(day);
});
