import { expect, test } from "vitest";
import { type HolidayRegion, holidaysBetween, holidaysOf } from "./public-holidays.ts";

/*
 * As published, written down from memory on 17 November 2026, not made by the rule, and compared with date-holidays
 * 3.37.0 the same day. The pages could not be opened from where this was written; compare with them when a year is added:
 * - gb-*: https://www.gov.uk/bank-holidays (without Scotland's one day for the World Cup of 2026, which was proclaimed)
 * - ie: https://www.citizensinformation.ie, "Public holidays in Ireland"
 * - ca: https://www.canada.ca, "Public holidays" of the Canada Revenue Agency, federal days
 * - au and its states: https://www.fairwork.gov.au, lists of public holidays of each state
 */
const published: readonly [HolidayRegion, number, string][] = [
  ["gb-eng", 2025, "01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26"],
  ["gb-eng", 2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28"],
  ["gb-eng", 2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28"],
  ["gb-sct", 2025, "01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26"],
  ["gb-sct", 2026, "01-01 01-02 04-03 05-04 05-25 08-03 11-30 12-25 12-28"],
  ["gb-sct", 2027, "01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28"],
  ["gb-nir", 2025, "01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26"],
  ["gb-nir", 2026, "01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28"],
  ["gb-nir", 2027, "01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28"],
  // In Ireland a day on a weekend stays where it is.
  ["ie", 2025, "01-01 02-03 03-17 04-21 05-05 06-02 08-04 10-27 12-25 12-26"],
  ["ie", 2026, "01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26"],
  ["ie", 2027, "01-01 02-01 03-17 03-29 05-03 06-07 08-02 10-25 12-25 12-26"],
  ["ca", 2025, "01-01 04-18 05-19 07-01 09-01 09-30 10-13 11-11 12-25 12-26"],
  ["ca", 2026, "01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-28"],
  ["ca", 2027, "01-01 03-26 05-24 07-01 09-06 09-30 10-11 11-11 12-27 12-28"],
  // In Australia Christmas on a weekend is off, and a Monday or Tuesday besides.
  ["au", 2025, "01-01 01-27 04-18 04-21 04-25 12-25 12-26"],
  ["au", 2026, "01-01 01-26 04-03 04-06 04-25 12-25 12-26 12-28"],
  ["au", 2027, "01-01 01-26 03-26 03-29 04-25 12-25 12-26 12-27 12-28"],
  ["au-act", 2025, "01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-02 06-09 10-06 12-25 12-26"],
  ["au-nsw", 2025, "01-01 01-27 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-25 12-26"],
  ["au-qld", 2025, "01-01 01-27 04-18 04-19 04-20 04-21 04-25 05-05 10-06 12-25 12-26"],
  ["au-sa", 2025, "01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-25 12-26"],
  ["au-vic", 2025, "01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-09 11-04 12-25 12-26"],
  ["au-vic", 2026, "01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 11-03 12-25 12-26 12-28"],
  ["au-wa", 2025, "01-01 01-27 03-03 04-18 04-20 04-21 04-25 06-02 09-29 12-25 12-26"],
  ["au-wa", 2026, "01-01 01-26 03-02 04-03 04-05 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28"],
];

test.each(published)("%s in %i is as published", (region, year, days) => {
  const expected = days.split(" ").map((day) => `${year}-${day}`);
  expect(holidaysOf(region, year)).toEqual(expected);
});

/** From date-holidays 3.37.0, for what one could not know from memory: the orders themselves were not read. */
const ofThePackage: readonly [HolidayRegion, string, string][] = [
  ["au-nsw", "2026-04", "03 04 05 06 25 27"],
  ["au-nsw", "2027-04", "25 26"],
  ["au-act", "2026-04", "03 04 05 06 25 27"],
];

test.each(ofThePackage)("%s in %s is as the package has it", (region, month, days) => {
  const found = holidaysOf(region, Number(month.slice(0, 4)));
  const expected = days.split(" ").map((day) => `${month}-${day}`);
  expect(found.filter((day) => day.startsWith(month))).toEqual(expected);
});

// Years in which a day lies otherwise than in those above, also as published.
test.each<[HolidayRegion, string, string[]]>([
  ["gb-eng", "2022-01", ["2022-01-03"]],
  ["gb-eng", "2022-12", ["2022-12-26", "2022-12-27"]],
  ["gb-sct", "2022-01", ["2022-01-03", "2022-01-04"]],
  ["ie", "2030-02", ["2030-02-01"]],
  ["ie", "2024-02", ["2024-02-05"]],
  ["ca", "2023-10", ["2023-10-02", "2023-10-09"]],
  ["au", "2022-12", ["2022-12-25", "2022-12-26", "2022-12-27"]],
  ["au-vic", "2022-11", ["2022-11-01"]],
  ["au-wa", "2018-09", ["2018-09-24"]],
  ["au-wa", "2018-10", []],
  ["au-sa", "2027-04", ["2027-04-25"]],
  ["au-nsw", "2032-04", ["2032-04-25"]],
  [
    "au-qld",
    "2021-04",
    ["2021-04-02", "2021-04-03", "2021-04-04", "2021-04-05", "2021-04-25", "2021-04-26"],
  ],
])("%s in %s", (region, month, days) => {
  const year = Number(month.slice(0, 4));
  expect(holidaysOf(region, year).filter((day) => day.startsWith(month))).toEqual(days);
});

test("holidays around a new year", () => {
  expect(holidaysBetween("gb-eng", "2026-12-20", "2027-01-10")).toEqual([
    ...["2026-12-25", "2026-12-28", "2027-01-01"],
  ]);
});
