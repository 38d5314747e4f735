import { expect, test } from "vitest";
import { clockOf, minutesOf, readClock, spokenTime } from "./film-time.ts";

test.each([
  [0, "0:00", "0 seconds"],
  [999, "0:00", "0 seconds"],
  [61_000, "1:01", "1 minute 1 second"],
  [252_400, "4:12", "4 minutes 12 seconds"],
  [3_852_000, "1:04:12", "64 minutes 12 seconds"],
])("%i ms is written and spoken", (ms, written, spoken) => {
  expect([clockOf(ms), spokenTime(ms)]).toEqual([written, spoken]);
});

test.each([
  ["0:00", 0],
  ["4:12", 252_000],
  ["1:04:12", 3_852_000],
  [" 73 ", 73_000],
  ["", null],
  ["4:", null],
  ["soon", null],
  ["-4", null],
  ["99999999", null],
])("“%s” is read as a moment", (text, ms) => {
  expect(readClock(text)).toBe(ms);
});

test("a length is told in whole minutes, and never as none", () => {
  expect([20_000, 60_000, 149_000].map(minutesOf)).toEqual(["1 minute", "1 minute", "2 minutes"]);
});
