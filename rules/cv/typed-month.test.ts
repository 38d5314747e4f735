import { expect, test } from "vitest";
import { readTypedMonth } from "./typed-month.ts";

test.each([
  ["9", "2024", "2024-09"],
  ["09", "2024", "2024-09"],
  ["September", "2024", "2024-09"],
  ["Sept", "2024", "2024-09"],
  ["sep.", "2024", "2024-09"],
  ["Sept 2024", "", "2024-09"],
  ["09/2024", "", "2024-09"],
  ["", "2024-09", "2024-09"],
  ["", "Dec 2023", "2023-12"],
  ["Mai", "2022", "2022-05"],
  ["Dezember", "2022", "2022-12"],
  ["", "2024", "2024"],
])("%j and %j are %s", (month, year, read) => {
  expect(readTypedMonth(month, year)).toBe(read);
});

test.each([
  ["13", "2024"],
  ["0", "2024"],
  ["Ju", "2024"],
  ["Jum", "2024"],
  ["9", ""],
  ["9", "24"],
  ["9 2023", "2024"],
  ["Marble", "2024"],
])("%j and %j are no month", (month, year) => {
  expect(readTypedMonth(month, year)).toBeNull();
});
