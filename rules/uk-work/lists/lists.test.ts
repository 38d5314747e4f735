import { expect, test } from "vitest";
import { longDay } from "#rules/days.ts";
import { areFactsThere, factsRows } from "#test/facts-csv.ts";
import { salaryList } from "./immigration-salary-list.ts";
import { lastDaysOfLists, listEnds } from "./list-end.ts";
import { shortageOnlyFor } from "./temporary-shortage-list.ts";

const LIST = "uk_immigration_salary_list.csv";
const RATES = "uk_soc2020_going_rates.csv";
const areThere = areFactsThere(LIST, RATES);

test("a certificate counts until the day before the lists are gone, its application for three months", () => {
  expect(lastDaysOfLists("2026-11-15")).toEqual({
    certificateBy: "2026-12-30",
    applyBy: "2027-03-30",
  });
});

test("a day before the lists began is refused", () => {
  expect(() => lastDaysOfLists("2025-07-21")).toThrow("covers 2025-07-21");
});

test.skipIf(!areThere)("every cell of the salary list is the published one", () => {
  const ours = salaryList.map(({ socCode, nations, onlyFor, goneOn }) => ({
    socCode,
    onlyFor: onlyFor ?? "all jobs",
    nations: ["england", "scotland", "wales", "northern-ireland"].map(
      (nation) => nations === "uk" || nations === nation,
    ),
    goneOn: longDay(goneOn ?? listEnds[0]!.goneOn),
  }));
  const published = factsRows(LIST).map((row) => ({
    socCode: row.soc2020_code,
    onlyFor: row.occupation_and_criteria!.replace(/^.*? – /, ""),
    nations: [row.england, row.scotland, row.wales, row.northern_ireland].map(
      (cell) => cell === "Yes",
    ),
    goneOn: row.removal_date,
  }));
  expect(ours).toEqual(published);
});

test.skipIf(!areThere)("the jobs the shortage list limits itself to are the published ones", () => {
  const published = factsRows(RATES)
    .filter((row) => row.note!.startsWith("only: "))
    .map((row) => [row.soc2020, row.note!.replace(/^only: /, "").replace(/\. also ISL.*$/, "")]);
  expect(Object.entries(shortageOnlyFor)).toEqual(published);
});
