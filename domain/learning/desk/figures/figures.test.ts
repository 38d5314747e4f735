import { expect, test } from "vitest";
import { agrees } from "./figures.ts";

test.each([
  ["£33,400", "£33,400", true],
  ["£33,400", "£41,700", false],
  ["20 hours a week in term", "20 hours a week", true],
  ["eighteen months", "18 months", true],
  ["31st of December 2026", "31 December 2026", true],
  ["31st of December 2026", "31 December 2027", false],
  ["a week of 37.5 hours", "a week of 37.5 hours", true],
  ["a long time", "a long time", false],
])("“%s” and “%s” agree: %s", (says, value, isSame) => {
  expect(agrees(says, value)).toBe(isSame);
});
