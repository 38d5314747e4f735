import { expect, test } from "vitest";
import { addMonths, daysBetween } from "#rules/days.ts";
import { ruleTables } from "./rule-tables.ts";

test("every table is read again within 90 days of its oldest reading or a later confirmation", () => {
  for (const { rows, confirmedOn, checkAgainBy } of ruleTables) {
    const oldest = rows.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? "";
    expect(daysBetween(confirmedOn ?? oldest, checkAgainBy)).toBeLessThanOrEqual(90);
    expect(checkAgainBy > oldest).toBe(true);
  }
});

test("every row names its source, and days that are days", () => {
  const rows = ruleTables.flatMap((table) => table.rows);
  expect(rows).toHaveLength(8);
  for (const { source, effectiveFrom, effectiveTo, checkedOn } of rows) {
    expect(source).toMatch(/^https:\/\//);
    for (const day of [effectiveFrom, effectiveTo ?? checkedOn, checkedOn]) {
      expect(addMonths(day, 0)).toBe(day);
    }
  }
});
