import { expect, test } from "vitest";
import { workingDaysAfter } from "./working-days.ts";

test.each([
  ["Monday and two days", "2026-11-16T09:00:00Z", 2, "2026-11-18"],
  ["Friday and one day is Monday", "2026-11-20T23:00:00Z", 1, "2026-11-23"],
  ["Saturday counts from Monday", "2026-11-21T09:00:00Z", 1, "2026-11-23"],
  ["ten days are two weeks", "2026-11-16T09:00:00Z", 10, "2026-11-30"],
])("%s", (_case, at, count, day) => {
  expect(workingDaysAfter(new Date(at), count)).toBe(day);
});
