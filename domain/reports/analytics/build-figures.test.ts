import { expect, test } from "vitest";
import { demand, runningOut } from "#rules/analytics/products/shared-figures.ts";
import { countOf } from "#rules/analytics/shown.ts";
import { buildFigure, type Source } from "./build-figures.ts";

const now = ["2026-08-01", "2026-09-01", "2026-10-01"];
const before = ["2026-05-01", "2026-06-01", "2026-07-01"];
const source: Source = {
  inMonth: (_, month) => countOf(Number(month.slice(5, 7)) * 5),
  inGroup: () => countOf(5),
  groupsOf: () => [],
  inYear: () => countOf(5),
  ofThing: (_, value) => countOf(value === "Dublin" ? 50 : 20),
  thingsOf: () => ["London", "Dublin"],
  wholes: [],
  supply: { name: "Open jobs", says: () => "Beside them.", jobs: () => 0 },
  label: (_, value) => value,
  months: { now, before, trend: now },
  isFiltered: false,
};

test("who is running out of time is counted at the end of the period, of those who told the day", () => {
  const [figure] = buildFigure(runningOut, source);
  expect(figure).toMatchObject({
    total: { now: countOf(50), before: countOf(35) },
    sentence: "Ends within 90 days: 50 students at the end of October 2026, up from 35.",
    denominator: "Students who told us the day their visa ends and chose to be counted.",
  });
});

test("a place whose jobs we cannot count is not listed as one without jobs", () => {
  const jobs = (_: "field" | "place", value: string) => (value === "Dublin" ? null : 3);
  const [figure] = buildFigure(demand("place"), {
    ...source,
    supply: { ...source.supply, jobs },
  });
  expect(figure!.rows.map(({ label, values }) => [label, values.at(-1)])).toEqual([
    ["London", countOf(3)],
  ]);
  expect(figure!.sentence).toBe("London is saved by most students: 20.");
});
