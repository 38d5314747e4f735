import { expect, test } from "vitest";
import { dateFormat } from "./dates.ts";

// Half past midnight in Kolkata, still the evening before in London.
const instant = new Date("2026-09-13T19:00:00Z");

test.each([
  ["longDate", "Asia/Kolkata", "14 September 2026"],
  ["longDate", "Europe/London", "13 September 2026"],
  ["longDateTime", "Europe/London", "13 September 2026 at 20:00"],
  ["mediumDateTime", "Asia/Kolkata", "14 Sept 2026, 00:30"],
  ["dayMonth", "Europe/London", "13 September"],
  ["dayMonthTime", "Europe/London", "13 September at 20:00"],
] as const)("%s in %s is “%s”", (shape, zone, text) => {
  expect(dateFormat(shape, zone).format(instant)).toBe(text);
});

test("a formatter belongs to its shape and its zone", () => {
  expect(dateFormat("longDate", "UTC")).toBe(dateFormat("longDate", "UTC"));
  expect(dateFormat("longDate", "UTC")).not.toBe(dateFormat("longDate", "Asia/Kolkata"));
  expect(dateFormat("longDate", "UTC")).not.toBe(dateFormat("dayMonth", "UTC"));
});

test("a zone that is none is refused every time", () => {
  expect(() => dateFormat("longDate", "Mars/Olympus")).toThrow(RangeError);
  expect(() => dateFormat("longDate", "Mars/Olympus")).toThrow(RangeError);
});
