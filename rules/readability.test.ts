import { expect, test } from "vitest";
import { gradeOf, readingAgeOf } from "./readability.ts";

test("the Flesch-Kincaid grade tells plain words from long ones", () => {
  // By hand: 6 words, 1 sentence, 6 syllables: 0.39 * 6 + 11.8 * 1 - 15.59 = -1.45.
  expect(gradeOf("The cat sat on the mat.")).toBeCloseTo(-1.45, 1);
  expect(
    gradeOf("Notwithstanding considerable administrative complexity, applications proliferate."),
  ).toBeGreaterThan(20);
});

test("a reading age is five years above the grade, and never that of a baby", () => {
  expect(readingAgeOf("The cat sat on the mat.")).toBe(6);
  // 2 words, 1 sentence, 4 syllables: 0.39 * 2 + 11.8 * 2 - 15.59 = 8.79.
  expect(readingAgeOf("Money matters.")).toBe(14);
});
