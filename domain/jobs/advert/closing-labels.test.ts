import { expect, test } from "vitest";
import { closingLabel, postedLabel } from "./closing-labels.ts";

const now = new Date("2026-11-15T23:30:00Z");
const closing = (closesAt: string | null, closesZone: string, timeZone: string | null = null) =>
  closingLabel({ closesAt: closesAt ? new Date(closesAt) : null, closesZone }, now, timeZone);

test.each([
  ["2026-11-27T23:59:00Z", "Closes Fri 27 Nov, 23:59 London time"],
  ["2026-11-15T23:59:00Z", "Closes today at 23:59 London time"],
  ["2026-11-16T17:00:00Z", "Closes tomorrow at 17:00 London time"],
  ["2026-11-15T23:30:00Z", "Closed Sun 15 Nov"],
  [null, "No closing date"],
])("to somebody whose zone we do not know, %s: %s", (closesAt, words) => {
  expect(closing(closesAt, "Europe/London")).toBe(words);
});

test("today is today where the job is, not where the server is", () => {
  expect(closing("2026-11-16T06:00:00Z", "Australia/Sydney")).toBe(
    "Closes today at 17:00 Sydney time",
  );
});

test.each([
  ["2026-11-16T06:00:00Z", "Asia/Kolkata", "Closes today at 11:30 your time (06:00 in London)"],
  ["2026-11-15T23:59:00Z", "Asia/Kolkata", "Closes today at 05:29 your time (Sun 23:59 in London)"],
  [
    "2026-11-27T00:00:00Z",
    "America/New_York",
    "Closes Thu 26 Nov, 19:00 your time (Fri 00:00 in London)",
  ],
  ["2026-11-16T17:00:00Z", "Africa/Accra", "Closes tomorrow at 17:00 London time"],
])("on a reader's own clock, %s in %s: %s", (closesAt, timeZone, words) => {
  expect(closing(closesAt, "Europe/London", timeZone)).toBe(words);
});

test("days since posting are counted on the employer's calendar", () => {
  const words = (at: string, isUndated = false) =>
    postedLabel({ postedAt: new Date(at), isUndated, closesZone: "Europe/London" }, now);
  expect(words("2026-11-14T23:00:00Z")).toBe("Posted yesterday");
  expect(words(now.toISOString())).toBe("Posted today");
  expect(words("2026-11-01T12:00:00Z")).toBe("Posted 14 days ago");
  expect(words(now.toISOString(), true)).toBe("First seen today");
});
