import { addMonths } from "#rules/days.ts";
import type { Answers, EnglishAnswer } from "./answers.ts";
import { englishTestLife, levelOf, scoreRowFor } from "./english-scores.ts";
import type { EnglishLevel } from "./tables.ts";

/** The first day on which a result no longer counts. */
export function testEndsOn(satOn: string): string {
  return addMonths(satOn, englishTestLife);
}

/** The level somebody holds on a day. Null: not said, or a test whose scores of that day we do not hold. */
export function englishOn(answers: Answers, on: string): EnglishLevel | null {
  const tested = testedLevel(answers.english);
  const held = counts(answers.english.satOn, on) ? tested : "none";
  if (!answers.hasEnglishPassport) return held;
  return held === null || held === "none" ? "competent" : held;
}

/** What the answer comes to on the day of the test, whatever day it is used. */
export function testedLevel(english: EnglishAnswer): EnglishLevel | null {
  if (english.by === "level") return english.level;
  const row = scoreRowFor(english.test, english.satOn);
  return row ? levelOf(row, english.scores) : null;
}

/** A test whose day is not said is taken to be young enough; the reader is told so. */
function counts(satOn: string | null, on: string): boolean {
  return satOn === null || (satOn <= on && on < testEndsOn(satOn));
}
