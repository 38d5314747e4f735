import { expect, test } from "vitest";
import { chosenMonth, monthLabel, monthsBeside } from "./journey-months.ts";

const months = ["2026-11", "2026-09", "2026-06"].map((month) => ({ month, acts: 3 }));

test.each([
  ["2026-09", "2026-09"],
  [null, "2026-11"],
  ["2026-10", "2026-11"],
  ["2026-13", "2026-11"],
  ["drop table", "2026-11"],
])("asked for %s, the month shown is %s", (asked, shown) => {
  expect(chosenMonth(months, asked)).toBe(shown);
});

test("somebody who has done nothing yet has no month", () => {
  expect(chosenMonth([], "2026-11")).toBe(null);
});

test("months with nothing in them are passed over", () => {
  expect(monthsBeside(months, "2026-09")).toEqual({ later: "2026-11", earlier: "2026-06" });
  expect(monthsBeside(months, "2026-11")).toEqual({ later: null, earlier: "2026-09" });
});

test("a month has its name and year", () => {
  expect(monthLabel("2026-11")).toBe("November 2026");
});
