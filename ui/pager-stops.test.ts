import { expect, test } from "vitest";
import { pagerStops } from "./pager-stops.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("page %i of %i shows %j", (page, pageCount, stops) => {
  expect(pagerStops(page, pageCount)).toEqual(stops);
});

test("a page past the end still shows the way back", () => {
  expect(pagerStops(12, 3)).toEqual([1, 2, 3]);
});
