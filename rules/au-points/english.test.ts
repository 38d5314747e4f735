import { expect, test } from "vitest";
import { noAnswers } from "./answers.ts";
import { englishOn } from "./english.ts";
import type { Scores } from "./english-scores.ts";
import { type EnglishTest, englishTests, scoreRowFor, skills } from "./english-scores.ts";

const on = "2026-11-15";
const newScores = "2025-08-07";
const oldScores = "2025-08-06";

function level(test: EnglishTest, scores: readonly number[], satOn: string) {
  const [listening = 0, reading = 0, writing = 0, speaking = 0] = scores;
  const english = {
    by: "test" as const,
    test,
    scores: { listening, reading, writing, speaking },
    satOn,
  };
  return englishOn({ ...noAnswers, english }, on);
}

test.each<[EnglishTest, string, readonly number[], string]>([
  ["ielts", newScores, [6, 6, 6, 6], "competent"],
  ["ielts", newScores, [7, 7, 7, 7], "proficient"],
  ["ielts", newScores, [8, 8, 8, 8], "superior"],
  ["pte", newScores, [47, 48, 51, 54], "competent"],
  ["pte", newScores, [58, 59, 69, 76], "proficient"],
  ["pte", newScores, [69, 70, 85, 88], "superior"],
  ["toefl", newScores, [16, 16, 19, 19], "competent"],
  ["toefl", newScores, [22, 22, 26, 24], "proficient"],
  ["toefl", newScores, [26, 27, 30, 28], "superior"],
  ["c1-advanced", newScores, [163, 163, 170, 179], "competent"],
  ["c1-advanced", newScores, [175, 179, 193, 194], "proficient"],
  ["c1-advanced", newScores, [186, 190, 210, 208], "superior"],
  ["celpip", newScores, [7, 7, 7, 7], "competent"],
  ["celpip", newScores, [9, 8, 10, 8], "proficient"],
  ["celpip", newScores, [10, 10, 12, 10], "superior"],
  ["ielts", oldScores, [6, 6, 6, 6], "competent"],
  ["ielts", oldScores, [7, 7, 7, 7], "proficient"],
  ["ielts", oldScores, [8, 8, 8, 8], "superior"],
  ["pte", oldScores, [50, 50, 50, 50], "competent"],
  ["pte", oldScores, [65, 65, 65, 65], "proficient"],
  ["pte", oldScores, [79, 79, 79, 79], "superior"],
])(
  "%s sat on %s with %j is just %s, and less in any part is not",
  (name, satOn, scores, reached) => {
    expect(level(name, scores, satOn)).toBe(reached);
    for (const part of skills.keys()) {
      const short = scores.map((score, at) => (at === part ? score - 0.5 : score));
      expect(level(name, short, satOn)).not.toBe(reached);
    }
  },
);

test("the day of the test decides between the old and the new scores", () => {
  const scores = [79, 79, 79, 79];
  expect(level("pte", scores, oldScores)).toBe("superior");
  expect(level("pte", scores, newScores)).toBe("proficient");
});

test("scores of a test and day that we do not hold are not guessed", () => {
  const held = englishTests.filter((name) => scoreRowFor(name, oldScores));
  expect(held).toEqual(["ielts", "pte"]);
  expect(level("toefl", [30, 30, 30, 30], oldScores)).toBeNull();
});

test.each([
  ["2023-11-16", "superior"],
  ["2023-11-15", "none"],
  ["2026-11-15", "superior"],
  ["2026-11-16", "none"],
])("a test of %s counts as %s on 15 November 2026", (satOn, expected) => {
  const english = { by: "level" as const, level: "superior" as const, satOn };
  expect(englishOn({ ...noAnswers, english }, on)).toBe(expected);
});

test("a passport of the five countries is competent, also when a test has run out", () => {
  const ranOut = { by: "level" as const, level: "superior" as const, satOn: "2020-01-01" };
  expect(englishOn({ ...noAnswers, hasEnglishPassport: true }, on)).toBe("competent");
  expect(englishOn({ ...noAnswers, english: ranOut, hasEnglishPassport: true }, on)).toBe(
    "competent",
  );
  const good = { ...ranOut, satOn: "2026-01-01" };
  expect(englishOn({ ...noAnswers, english: good, hasEnglishPassport: true }, on)).toBe("superior");
});

test("every level asks at least as much in every part as the one below it", () => {
  const atLeast = (higher: Scores, lower: Scores) =>
    skills.every((skill) => higher[skill] > lower[skill]);
  for (const name of englishTests) {
    const least = scoreRowFor(name, newScores)?.least;
    expect(least && atLeast(least.superior, least.proficient)).toBe(true);
    expect(least && atLeast(least.proficient, least.competent)).toBe(true);
  }
});
