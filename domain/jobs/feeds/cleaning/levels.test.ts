import { expect, test } from "vitest";
import { levelOf } from "./levels.ts";

test.each([
  ["Bar Staff", "mid"],
  ["Waiting staff", "mid"],
  ["Staff Nurse", "mid"],
  ["Staff Accountant", "mid"],
  ["Staff Engineer", "senior"],
  ["Staff Software Engineer", "senior"],
  ["Staff Machine Learning Research Scientist", "senior"],
  ["Senior Bar Staff", "senior"],
])("%s is %s", (title, level) => {
  expect(levelOf(null, title, "full-time")).toBe(level);
});
