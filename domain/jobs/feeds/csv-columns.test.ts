import { expect, test } from "vitest";
import { csvColumns } from "./csv-columns.ts";
import { fieldsNamed, unknownIn } from "./formats/named-fields.ts";

test("every documented name, first and other, is read", () => {
  const names = csvColumns.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]);
  expect(unknownIn(names)).toEqual([]);
  for (const { name } of csvColumns) expect(fieldsNamed([name]).size, name).toBe(1);
});

test("a name nobody reads is told as it was written", () => {
  expect(unknownIn(["Title", "Start_Date", "", "job type", "Rückfragen"])).toEqual([
    "Start_Date",
    "Rückfragen",
  ]);
});
