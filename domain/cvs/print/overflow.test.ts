import { expect, test } from "vitest";
import { overflowOf } from "./overflow.ts";

/** A page of 50 lines, of which the last page has `lines`. */
const ending = (page: number, lines: number) => ({
  page,
  y: 50 + lines * 14,
  top: 50,
  bottom: 750,
  line: 14,
});

test.each([
  [2, 9, { lines: 9, pages: 1 }],
  [2, 2, { lines: 2, pages: 1 }],
  [3, 4, { lines: 54, pages: 1 }],
])("page %i with %i lines on it is told", (page, lines, told) => {
  expect(overflowOf(ending(page, lines), page === 3 ? 1 : 2)).toEqual(told);
});

test.each([
  [1, 5],
  [2, 20],
])("page %i with %i lines is as it should be", (page, lines) => {
  expect(overflowOf(ending(page, lines), 2)).toBeNull();
});
