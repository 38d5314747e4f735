import { expect, test } from "vitest";
import { nextReminder } from "./next-reminder.ts";

const HANOI = "Asia/Ho_Chi_Minh";

test.each([
  ["long before", "2027-01-09", "2026-08-01T00:00:00Z", "2026-10-31T01:00:00.000Z"],
  ["a week of the plan", "2027-01-09", "2026-11-15T09:00:00Z", "2026-11-21T01:00:00.000Z"],
  [
    "at its very moment, the one after",
    "2027-01-09",
    "2026-11-21T01:00:00Z",
    "2026-11-28T01:00:00.000Z",
  ],
  [
    "in the last week, the day before",
    "2027-01-09",
    "2027-01-03T09:00:00Z",
    "2027-01-08T01:00:00.000Z",
  ],
  ["on the day, none", "2027-01-09", "2027-01-09T02:00:00Z", null],
  [
    "moved by a week, another day",
    "2027-01-12",
    "2026-11-15T09:00:00Z",
    "2026-11-17T01:00:00.000Z",
  ],
  ["without a flight, none", null, "2026-11-15T09:00:00Z", null],
])("%s", (_case, fliesOn, after, at) => {
  const next = nextReminder({ fliesOn, courseStartsOn: null, timeZone: HANOI }, new Date(after));
  expect(next?.toISOString() ?? null).toBe(at);
});

test("without a flight the weeks are counted to the start of the course", () => {
  const days = { fliesOn: null, courseStartsOn: "2027-01-09", timeZone: HANOI };
  const next = nextReminder(days, new Date("2026-11-15T09:00:00Z"));
  expect(next?.toISOString()).toBe("2026-11-21T01:00:00.000Z");
});
