import { expect, test } from "vitest";
import { holidaysBetween, holidaysOf } from "./public-holidays.ts";

// Worked out by the rule; not yet compared with https://www.gov.uk/bank-holidays.
test("England and Wales in 2026 and 2027, with the days in lieu", () => {
  expect(holidaysOf("gb-eng", 2026)).toEqual([
    ...["2026-01-01", "2026-04-03", "2026-04-06", "2026-05-04", "2026-05-25", "2026-08-31"],
    ...["2026-12-25", "2026-12-28"],
  ]);
  expect(holidaysOf("gb-eng", 2027)).toEqual([
    ...["2027-01-01", "2027-03-26", "2027-03-29", "2027-05-03", "2027-05-31", "2027-08-30"],
    ...["2027-12-27", "2027-12-28"],
  ]);
});

test("Scotland and Northern Ireland have days of their own", () => {
  expect(holidaysOf("gb-sct", 2027)).toEqual([
    ...["2027-01-01", "2027-01-04", "2027-03-26", "2027-05-03", "2027-05-31", "2027-08-02"],
    ...["2027-11-30", "2027-12-27", "2027-12-28"],
  ]);
  expect(holidaysOf("gb-nir", 2027)).toEqual(
    expect.arrayContaining(["2027-03-17", "2027-07-12", "2027-08-30"]),
  );
});

// Worked out by the rule, not yet compared with gov.ie: in Ireland a day on a weekend stays where it is.
test("Ireland in 2027, and St Brigid's Day on a Friday", () => {
  expect(holidaysOf("ie", 2027)).toEqual([
    ...["2027-01-01", "2027-02-01", "2027-03-17", "2027-03-29", "2027-05-03", "2027-06-07"],
    ...["2027-08-02", "2027-10-25", "2027-12-25", "2027-12-26"],
  ]);
  expect(holidaysOf("ie", 2030)).toContain("2030-02-01");
  expect(holidaysOf("ie", 2026)).toContain("2026-02-02");
});

test("Canada's federal days and those that all of Australia keeps", () => {
  expect(holidaysOf("ca", 2026)).toEqual([
    ...["2026-01-01", "2026-04-03", "2026-05-18", "2026-07-01", "2026-09-07", "2026-09-30"],
    ...["2026-10-12", "2026-11-11", "2026-12-25", "2026-12-28"],
  ]);
  expect(holidaysOf("au", 2026)).toEqual([
    ...["2026-01-01", "2026-01-26", "2026-04-03", "2026-04-06", "2026-04-25"],
    ...["2026-12-25", "2026-12-28"],
  ]);
});

test("holidays around a new year", () => {
  expect(holidaysBetween("gb-eng", "2026-12-20", "2027-01-10")).toEqual([
    ...["2026-12-25", "2026-12-28", "2027-01-01"],
  ]);
});
