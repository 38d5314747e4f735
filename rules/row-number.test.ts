import { expect, test } from "vitest";
import { rowNumber } from "./row-number.ts";

test.each([
  ["1", 1],
  [7, 7],
  ["2147483647", 2_147_483_647],
])("%j is the number of a row", (asked, number) => {
  expect(rowNumber(asked)).toBe(number);
});

test.each([
  "",
  " 1",
  "0",
  "007",
  "-1",
  "1.5",
  "1e9",
  "0x10",
  "2147483648",
  "9223372036854775808",
  "NaN",
  "٣",
  1.5,
  Number.POSITIVE_INFINITY,
  2_147_483_648,
  null,
  undefined,
  ["1"],
])("%j is the number of no row", (asked) => {
  expect(rowNumber(asked)).toBe(0);
});
