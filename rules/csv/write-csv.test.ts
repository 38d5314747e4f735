import { expect, test } from "vitest";
import { toCsv } from "./write-csv.ts";

test("cells with commas, quotes or lines are quoted", () => {
  expect(
    toCsv([
      ["a", 'say "b", then c'],
      ["two\nlines", ""],
    ]),
  ).toBe('a,"say ""b"", then c"\r\n"two\nlines",\r\n');
});

test.each(["=1+1", "+44", "-2", "@SUM(A1)", "\t=1"])("%j is not run by a spreadsheet", (text) => {
  expect(toCsv([[text]])).toBe(`'${text}\r\n`);
});
