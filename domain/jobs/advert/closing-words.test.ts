import { expect, test } from "vitest";
import { closingWords, postedWords } from "./closing-words.ts";

const now = new Date("2026-11-15T23:30:00Z");
const closing = (closesAt: string | null, closesZone = "Europe/London") =>
  closingWords({ closesAt: closesAt ? new Date(closesAt) : null, closesZone }, now);

test.each([
  ["2026-11-27T23:59:00Z", "Closes Fri 27 Nov"],
  ["2026-11-15T23:59:00Z", "Closes today at 23:59"],
  ["2026-11-16T17:00:00Z", "Closes tomorrow at 17:00"],
  ["2026-11-15T23:30:00Z", "Closed Sun 15 Nov"],
  [null, "No closing date"],
])("%s: %s", (closesAt, words) => {
  expect(closing(closesAt)).toBe(words);
});

test("today is today where the job is, not where the server is", () => {
  expect(closing("2026-11-16T06:00:00Z", "Australia/Sydney")).toBe("Closes today at 17:00");
});

test("days since posting are counted on the employer's calendar", () => {
  const posted = new Date("2026-11-14T23:00:00Z");
  expect(postedWords(posted, "Europe/London", now)).toBe("Posted yesterday");
  expect(postedWords(now, "Europe/London", now)).toBe("Posted today");
  expect(postedWords(new Date("2026-11-01T12:00:00Z"), "Europe/London", now)).toBe(
    "Posted 14 days ago",
  );
});
