import { expect, test } from "vitest";
import { monthsAllowed, nextPostStudyChange } from "./stay.ts";

const UK = 226;

test.each([
  ["2026-12-31", 24],
  ["2027-01-01", 18],
])("a UK Graduate visa applied for on %s lasts %i months", (on, months) => {
  expect(monthsAllowed(UK, "degree", on)).toBe(months);
});

test("a doctorate keeps three years on both sides of the change", () => {
  expect(monthsAllowed(UK, "doctorate", "2026-12-31")).toBe(36);
  expect(monthsAllowed(UK, "doctorate", "2027-01-01")).toBe(36);
});

test("the change ahead is known until it has come", () => {
  expect(nextPostStudyChange(UK, "2026-11-15")).toMatchObject({
    effectiveFrom: "2027-01-01",
    months: 18,
  });
  expect(nextPostStudyChange(UK, "2027-01-01")).toBeNull();
});
