import { expect, test } from "vitest";
import { nextReport } from "./next-report.ts";

test.each([
  // 2026-11-17 is a Tuesday.
  ["week", "Europe/London", "2026-11-17T12:00:00Z", "2026-11-23T08:00:00.000Z"],
  ["week", "Europe/London", "2026-11-23T07:59:00Z", "2026-11-23T08:00:00.000Z"],
  ["week", "Europe/London", "2026-11-23T08:00:00Z", "2026-11-30T08:00:00.000Z"],
  // Clocks change on 28 March 2027: eight o'clock stays eight o'clock.
  ["week", "Europe/London", "2027-03-23T12:00:00Z", "2027-03-29T07:00:00.000Z"],
  ["month", "Europe/London", "2026-12-15T12:00:00Z", "2027-01-02T08:00:00.000Z"],
  ["month", "Europe/London", "2027-01-01T08:00:00Z", "2027-01-02T08:00:00.000Z"],
  ["month", "Europe/London", "2027-01-02T08:00:00Z", "2027-02-02T08:00:00.000Z"],
  // Eight o'clock on the first is still the month before in UTC.
  ["month", "Australia/Sydney", "2026-11-30T21:00:00Z", "2026-12-01T21:00:00.000Z"],
] as const)("every %s in %s after %s is %s", (every, zone, after, next) => {
  expect(nextReport(every, zone, new Date(after)).toISOString()).toBe(next);
});
