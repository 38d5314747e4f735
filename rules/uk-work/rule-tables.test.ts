import { expect, test } from "vitest";
import { daysBetween } from "#rules/days.ts";
import { salaryList } from "./lists/immigration-salary-list.ts";
import { shortageCodes } from "./lists/temporary-shortage-list.ts";
import { allOccupations } from "./occupations/all-occupations.ts";
import { payScaleCodes } from "./pay-scales/pay-scale-of.ts";
import { ruleTables } from "./rule-tables.ts";
import { salaryOptions } from "./tables.ts";

test("every table is read again within 90 days, and before the lists end", () => {
  for (const { rows, checkAgainBy } of ruleTables) {
    for (const { checkedOn, confirmedOn } of rows) {
      expect(daysBetween(confirmedOn ?? checkedOn, checkAgainBy)).toBeLessThanOrEqual(90);
    }
    expect(checkAgainBy < "2026-12-31").toBe(true);
  }
});

test("what only a summary confirmed keeps the day on which somebody read its source", () => {
  const rows = ruleTables.flatMap((table) => table.rows);
  const confirmed = rows.filter(({ confirmedOn }) => confirmedOn !== undefined);
  expect(confirmed.map(({ what }) => what)).toEqual([
    "English at B2 for first applications",
    "Sponsor licence, small employer",
    "Sponsor licence, large employer",
  ]);
  for (const { checkedOn, confirmedOn } of confirmed) {
    expect(checkedOn).toBe("2026-05-19");
    expect(confirmedOn! > checkedOn).toBe(true);
  }
});

test("the counts are those of the tables", () => {
  const words = JSON.stringify(ruleTables);
  expect(words).toContain(`${allOccupations.length} occupation codes`);
  expect(words).toContain(`${payScaleCodes.length} codes of health`);
  expect(words).toContain(`Immigration Salary List, ${salaryList.length} codes`);
  expect(words).toContain(`Temporary Shortage List, ${shortageCodes.length} codes`);
  expect(words).toContain(`${salaryOptions.length} salary options`);
});
