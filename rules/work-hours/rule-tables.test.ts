import { expect, test } from "vitest";
import { addDays } from "#rules/days.ts";
import { ruleTables as postStudy } from "#rules/post-study/rule-tables.ts";
import { ruleTables as workHours } from "./rule-tables.ts";

test.each([...workHours, ...postStudy].map((table) => [table.name, table] as const))(
  "%s is read again within ninety days of its oldest reading, and before a known change",
  (_name, { rows, checkAgainBy }) => {
    expect(rows.length).toBeGreaterThan(0);
    const oldest = rows.map(({ checkedOn }) => checkedOn).sort()[0]!;
    expect(checkAgainBy <= addDays(oldest, 90)).toBe(true);
    expect(checkAgainBy <= "2026-12-31").toBe(true);
    for (const { source } of rows) expect(source).toMatch(/^https:/);
  },
);

test("the staff page reads a line for every rule", () => {
  expect(workHours[0]!.rows.map(({ what }) => what)).toContain(
    "degree, research: 20 hours in 7 days, no limit in breaks",
  );
  expect(workHours[3]!.rows.map(({ what }) => what)).toContain(
    "degree, below-degree, research: 20 hours in 7 days, 40 in breaks",
  );
});
