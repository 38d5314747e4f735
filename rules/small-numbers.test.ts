import { expect, test } from "vitest";
import { protectedCount } from "./small-numbers.ts";

test.each([
  [0, "0"],
  [1, "fewer than 5"],
  [4, "fewer than 5"],
  [5, "5"],
  [7, "5"],
  [8, "10"],
  [2318, "2,320"],
])("%i people are shown as %s", (count, text) => {
  expect(protectedCount(count).text).toBe(text);
});
