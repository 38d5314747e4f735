import { expect, test } from "vitest";
import { dayError, readAsIfDay } from "./as-if-day.ts";

const today = "2026-11-15";

test.each([
  [null, today],
  ["", today],
  ["2027-02-15", "2027-02-15"],
  ["2027-02", "2027-02-01"],
  ["February 2027", "2027-02-01"],
  ["15 feb 2027", "2027-02-15"],
  ["2026-04-08", "2026-04-08"],
])("%s is %s", (typed, on) => {
  expect(readAsIfDay(typed, today)).toMatchObject({ on, sentence: null });
});

test.each([
  ["31 February 2027", /Enter a day/],
  ["soon", /Enter a day/],
  ["2026-04-07", /from 8 April 2026 on/],
  ["2031-11-16", /Nobody knows the rules of 16 November 2031/],
])("%s is told, keeps what was typed, and today stands in", (typed, sentence) => {
  const day = readAsIfDay(typed, today);
  expect(day).toMatchObject({ on: today, typed });
  expect(day.sentence).toMatch(sentence);
});

test("today's answer is promised only where there is one", () => {
  const day = readAsIfDay("2035-01-01", today);
  expect(dayError(day, { isAnswered: true })).toMatch(/ Below is the answer for today\.$/);
  expect(dayError(day, { isAnswered: false })).toBe(
    "Nobody knows the rules of 1 January 2035 yet. Choose a day within five years.",
  );
  expect(dayError(readAsIfDay(null, today), { isAnswered: true })).toBeUndefined();
});
