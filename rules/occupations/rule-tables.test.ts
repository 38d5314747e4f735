import { expect, test } from "vitest";
import { daysBetween } from "#rules/days.ts";
import { allOccupations } from "#rules/uk-work/occupations/all-occupations.ts";
import { ownTitles } from "./own-titles.data.ts";
import { publishedTitles } from "./published-titles.data.ts";
import { ruleTables } from "./rule-tables.ts";

const LINE = /^(?:\? )?((?:\d{4} )+)(.*)$/;

function read(table: string) {
  const lines = table.split("\n").flatMap((line) => LINE.exec(line) ?? []);
  const groups = Array.from({ length: lines.length / 3 }, (_, n) =>
    lines.slice(3 * n + 1, 3 * n + 3),
  );
  return {
    codes: groups.flatMap(([codes]) => codes!.trim().split(" ")),
    titles: groups.flatMap(([, titles]) => titles!.split("; ")),
  };
}

test("every occupation code has its published titles, once", () => {
  const known = allOccupations.map(({ socCode }) => socCode).sort();
  expect(read(publishedTitles).codes.sort()).toEqual(known);
});

test("our own titles lead to codes that exist", () => {
  const known = new Set(allOccupations.map(({ socCode }) => socCode));
  expect(read(ownTitles).codes.filter((code) => !known.has(code))).toEqual([]);
});

test("the counts are those of the tables", () => {
  const count = (table: string) => read(table).titles.length.toLocaleString("en");
  const words = JSON.stringify(ruleTables);
  expect(words).toContain(
    `${count(publishedTitles)} example titles of ${allOccupations.length} occupation`,
  );
  const thousands = Math.round(read(ownTitles).titles.length / 1000);
  expect(words).toContain(`About ${thousands},000 titles as adverts write them`);
});

test("both are read again within 90 days", () => {
  for (const { rows, checkAgainBy } of ruleTables) {
    expect(daysBetween(rows[0]!.checkedOn, checkAgainBy)).toBeLessThanOrEqual(90);
  }
});
