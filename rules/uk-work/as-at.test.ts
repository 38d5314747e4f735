import { expect, test } from "vitest";
import { longDay } from "#rules/days.ts";
import { postStudyRows } from "#rules/post-study/tables.ts";
import { rulesAsAt } from "./as-at.ts";
import * as sources from "./sources.ts";
import { salaryOptions } from "./tables.ts";

test("the dates at the foot of the page are those of the newest rows", () => {
  expect(rulesAsAt.skilledWorkerRules).toBe(longDay(newestOf(salaryOptions)));
  expect(rulesAsAt.goingRates).toBe(longDay(sources.goingRatesSource.effectiveFrom));
});

test("the Graduate visa at the foot of the page is the last row of its table", () => {
  const rows = postStudyRows.filter((row) => row.countryId === 226 && row.award === "degree");
  const { months, effectiveFrom } = rows.at(-1)!;
  expect(rulesAsAt.graduateVisa).toEqual({ months, from: longDay(effectiveFrom) });
});

test("the days of the last check are those of the tables they stand beside", () => {
  expect(rulesAsAt.payLinesChecked).toBe(longDay(sources.thresholdsSource.checkedOn));
  expect(rulesAsAt.goingRatesChecked).toBe(longDay(sources.goingRatesSource.checkedOn));
});

test("the latest check is the latest of what a verdict reads", () => {
  const days = Object.values(sources).map(({ checkedOn }) => checkedOn);
  expect(rulesAsAt.latestCheck).toBe(longDay(days.sort().at(-1)!));
});

function newestOf(rows: readonly { effectiveFrom: string }[]): string {
  return rows
    .map(({ effectiveFrom }) => effectiveFrom)
    .sort()
    .at(-1)!;
}
