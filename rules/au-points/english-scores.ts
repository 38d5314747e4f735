import { type Dated, isInForce } from "#rules/dated.ts";
import type { EnglishLevel } from "./tables.ts";

/** Tests whose scores we hold. OET, MET and LANGUAGECERT are accepted too: their holders give the level. */
export const englishTests = ["ielts", "pte", "toefl", "c1-advanced", "celpip"] as const;
export type EnglishTest = (typeof englishTests)[number];

export type Scores = { listening: number; reading: number; writing: number; speaking: number };

type ScoredLevel = Exclude<EnglishLevel, "none">;

/** The least score in each part. Dated by the day the test was sat, not by the day it is used. */
export type ScoreRow = Dated & { test: EnglishTest; least: Record<ScoredLevel, Scores> };

const LIFE_IN_MONTHS = 36;

/** A result counts for three years; on the third anniversary it counts no more. */
export const englishTestLife = LIFE_IN_MONTHS;

const since7August2025 = {
  effectiveFrom: "2025-08-07",
  effectiveTo: null,
  source: "https://www.legislation.gov.au/F2025L00905/latest",
  checkedOn: "2026-08-17",
} as const;

// No result of an earlier day is young enough for any table we hold.
const before7August2025 = {
  effectiveFrom: "2022-08-07",
  effectiveTo: "2025-08-06",
  source:
    "https://immi.homeaffairs.gov.au/help-support/meeting-our-requirements/english-language/superior-english",
  checkedOn: "2026-10-08",
} as const;

export const scoreRows: readonly ScoreRow[] = [
  {
    ...before7August2025,
    test: "ielts",
    least: { competent: each(6), proficient: each(7), superior: each(8) },
  },
  {
    ...before7August2025,
    test: "pte",
    least: { competent: each(50), proficient: each(65), superior: each(79) },
  },
  {
    ...since7August2025,
    test: "ielts",
    least: { competent: each(6), proficient: each(7), superior: each(8) },
  },
  {
    ...since7August2025,
    test: "pte",
    least: {
      competent: parts(47, 48, 51, 54),
      proficient: parts(58, 59, 69, 76),
      superior: parts(69, 70, 85, 88),
    },
  },
  {
    ...since7August2025,
    test: "toefl",
    least: {
      competent: parts(16, 16, 19, 19),
      proficient: parts(22, 22, 26, 24),
      superior: parts(26, 27, 30, 28),
    },
  },
  {
    ...since7August2025,
    test: "c1-advanced",
    least: {
      competent: parts(163, 163, 170, 179),
      proficient: parts(175, 179, 193, 194),
      superior: parts(186, 190, 210, 208),
    },
  },
  {
    ...since7August2025,
    test: "celpip",
    least: {
      competent: each(7),
      proficient: parts(9, 8, 10, 8),
      superior: parts(10, 10, 12, 10),
    },
  },
];

/** The scores asked of a test sat on that day; null where we hold none. */
export function scoreRowFor(test: EnglishTest, satOn: string): ScoreRow | null {
  return scoreRows.find((row) => row.test === test && isInForce(row, satOn)) ?? null;
}

const bestFirst: readonly ScoredLevel[] = ["superior", "proficient", "competent"];

/** The best level whose four scores are all reached. */
export function levelOf({ least }: ScoreRow, scores: Scores): EnglishLevel {
  return bestFirst.find((level) => reaches(scores, least[level])) ?? "none";
}

function reaches(scores: Scores, least: Scores): boolean {
  return skills.every((skill) => scores[skill] >= least[skill]);
}

export const skills = ["listening", "reading", "writing", "speaking"] as const;

function each(score: number): Scores {
  return parts(score, score, score, score);
}

function parts(listening: number, reading: number, writing: number, speaking: number): Scores {
  return { listening, reading, writing, speaking };
}
