import { expect, test } from "vitest";
import { describeDashboard } from "./student-dashboard.ts";

const university = { countryId: 226, timeZone: "Europe/London", town: "Leeds" };
const profile = {
  courseLevel: null,
  courseStartsOn: null,
  courseEndsOn: null,
  movesOn: null,
};

test.each([
  [
    "Asia/Kolkata",
    "2026-11-17T16:13:00Z",
    "Tuesday 17 November, 21:43 in Kolkata. It is 16:13 in London.",
  ],
  [
    "Asia/Kolkata",
    "2026-11-17T20:00:00Z",
    "Wednesday 18 November, 01:30 in Kolkata. It is Tuesday 17 November, 20:00 in London.",
  ],
  ["Europe/London", "2026-11-17T16:13:00Z", "Tuesday 17 November, 16:13 in London."],
])("the clocks of somebody in %s at %s", (timeZone, at, words) => {
  expect(describeDashboard({ ...profile, timeZone }, university, new Date(at)).clocks).toBe(words);
});

test.each([
  ["graduate", "Next: find an employer that can sponsor you."],
  ["skilled-worker", "Next: find work that lasts."],
  ["no-switching", "Next: find work that lasts."],
  ["other", "Next: find work that lasts."],
  ["none", "Next: find work that lasts."],
] as const)("after a course, somebody with the permission %s reads: %s", (permission, headline) => {
  const over = { ...profile, timeZone: null, courseEndsOn: "2026-06-30", permission };
  const now = new Date("2026-11-17T16:13:00Z");
  expect(describeDashboard(over, university, now).headline).toBe(headline);
});
