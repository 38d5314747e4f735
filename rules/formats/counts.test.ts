import { expect, test } from "vitest";
import { formatCount as formatCountInUi } from "#ui/format-count.ts";
import { formatCount } from "./counts.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [1_234_567, "1,234,567"],
  [-1000, "-1,000"],
  [0.5, "0.5"],
])("the count %d is “%s”, in the design system too", (count, text) => {
  expect(formatCount(count)).toBe(text);
  expect(formatCountInUi(count)).toBe(text);
});
