import { expect, test } from "vitest";
import { minutesAhead, nextClockChange } from "./clock-changes.ts";

test.each([
  ["Europe/London", "2026-11-17", "2027-05-01", { day: "2027-03-28", minutes: 60 }],
  ["Europe/London", "2027-03-28", "2027-12-31", { day: "2027-10-31", minutes: -60 }],
  ["Australia/Sydney", "2026-11-17", "2027-05-01", { day: "2027-04-04", minutes: -60 }],
  ["America/Toronto", "2026-11-17", "2027-05-01", { day: "2027-03-14", minutes: 60 }],
  ["Asia/Ho_Chi_Minh", "2026-11-17", "2027-11-17", null],
  ["Europe/London", "2026-11-17", "2027-03-27", null],
  ["Europe/London", "2026-11-17", "2026-11-01", null],
])("in %s after %s up to %s", (zone, after, upTo, change) => {
  expect(nextClockChange(zone, after, upTo)).toEqual(change);
});

test.each([
  ["Europe/London", "Asia/Ho_Chi_Minh", "2027-01-09", -420],
  ["Europe/London", "Asia/Ho_Chi_Minh", "2027-07-09", -360],
  ["Australia/Sydney", "Asia/Kolkata", "2027-01-09", 330],
])("%s is ahead of %s on %s by %i minutes", (zone, of, day, minutes) => {
  expect(minutesAhead(zone, of, day)).toBe(minutes);
});
