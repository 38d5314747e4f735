import { expect, test } from "vitest";
import { nextSend } from "./alert.ts";
import { alertCriteria } from "./alert-criteria.server.ts";

test.each([
  [
    "before eight, the same day",
    "daily",
    "Asia/Kolkata",
    "2026-11-15T01:00:00Z",
    "2026-11-15T02:30:00Z",
  ],
  [
    "at eight, the next day",
    "daily",
    "Asia/Kolkata",
    "2026-11-15T02:30:00Z",
    "2026-11-16T02:30:00Z",
  ],
  [
    "across the end of summer time",
    "daily",
    "Europe/London",
    "2026-10-24T07:00:00Z",
    "2026-10-25T08:00:00Z",
  ],
  [
    "across the start of summer time",
    "daily",
    "Europe/London",
    "2026-03-28T08:00:00Z",
    "2026-03-29T07:00:00Z",
  ],
  [
    "a week on, over a clock change",
    "weekly",
    "America/New_York",
    "2026-10-28T12:00:00Z",
    "2026-11-04T13:00:00Z",
  ],
] as const)("the next mail: %s", (_case, frequency, zone, after, next) => {
  expect(nextSend(frequency, zone, new Date(after)).toISOString()).toBe(
    new Date(next).toISOString(),
  );
});

test("an alert keeps the search and drops page, order and nonsense", () => {
  const params = new URLSearchParams(
    "board=jobs&q=data&city=Leeds&page=4&upto=99&sort=salary&sector=finance&sector=magic&evil=1",
  );
  expect(alertCriteria(params)).toEqual({
    board: "jobs",
    criteria: "q=data&city=Leeds&sector=finance",
  });
  expect(alertCriteria(new URLSearchParams("board=part-time-jobs&safe=1"))).toEqual({
    board: "part-time-jobs",
    criteria: "safe=1",
  });
  expect(alertCriteria(new URLSearchParams("board=elsewhere"))).toEqual({
    board: "jobs",
    criteria: "",
  });
});

test("words that cannot be searched make no alert for every job", () => {
  expect(alertCriteria(new URLSearchParams("board=jobs&q=the"))).toBeNull();
  expect(alertCriteria(new URLSearchParams([["q", "🦊"]]))).toBeNull();
  expect(alertCriteria(new URLSearchParams("q=the&city=Leeds"))).toEqual({
    board: "jobs",
    criteria: "city=Leeds",
  });
});
