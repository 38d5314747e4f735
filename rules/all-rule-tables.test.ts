import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tablesToCheck } from "./all-rule-tables.ts";

test("every room's tables are there", () => {
  const here = import.meta.dirname;
  const rooms = readdirSync(here, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("/rule-tables.ts"))
    .map((path) => `./${path}`);
  const gathered = readFileSync(`${here}/all-rule-tables.ts`, "utf8");
  expect(rooms.length).toBeGreaterThan(7);
  for (const room of rooms) expect(gathered).toContain(`"${room}"`);
});

test("names are unique, every row has a source and days", () => {
  const tables = tablesToCheck("2026-11-15");
  expect(new Set(tables.map(({ country, name }) => `${country} ${name}`)).size).toBe(tables.length);
  for (const { rows, checkAgainBy } of tables) {
    expect(checkAgainBy).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.source).toMatch(/^https:\/\//);
      expect(row.checkedOn <= "2026-11-15").toBe(true);
    }
  }
});

test("what is overdue comes first, and on its very day it is not yet", () => {
  const [first] = tablesToCheck("2026-01-01");
  const day = first!.checkAgainBy;
  expect(tablesToCheck(day)[0]!.isOverdue).toBe(false);
  const later = tablesToCheck("2027-12-31");
  expect(later.every(({ isOverdue }) => isOverdue)).toBe(true);
  expect(later.map(({ checkAgainBy }) => checkAgainBy)).toEqual(
    later.map(({ checkAgainBy }) => checkAgainBy).sort(),
  );
});
