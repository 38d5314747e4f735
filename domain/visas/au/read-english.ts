import type { EnglishAnswer } from "#rules/au-points/answers.ts";
import type { Scores } from "#rules/au-points/english-scores.ts";
import { englishTests, skills } from "#rules/au-points/english-scores.ts";
import type { EnglishLevel } from "#rules/au-points/tables.ts";
import { YEARS_AHEAD } from "#rules/au-points/timeline.ts";
import { addMonths } from "#rules/days.ts";
import { complain, type Reading, readChoice, readDay, readNumber } from "./read-fields.ts";
import { isDayEmpty } from "./typed.ts";

export const levels: readonly EnglishLevel[] = ["none", "competent", "proficient", "superior"];

/** The choice that has the level worked out from the scores. */
export const BY_SCORES = "scores";

export function readEnglish(reading: Reading): EnglishAnswer {
  const { english } = reading.typed;
  const level = readChoice(reading, "english", levels);
  if (english === BY_SCORES) return readTest(reading, readTestDay(reading));
  // Without a level there is no test whose day could matter.
  const satOn = level === null || level === "none" ? null : readTestDay(reading);
  return { by: "level", level, satOn };
}

function readTestDay(reading: Reading): string | null {
  return readDay(reading, "sat", {
    of: "the test",
    from: "2000-01-01",
    to: addMonths(reading.today, 12 * YEARS_AHEAD),
    tooEarly: "Check the year of the test.",
    tooLate: "Choose a day in the next five years, or an earlier one.",
  });
}

/** Without the test, its day or one of its four scores there is no level yet. */
function readTest(reading: Reading, satOn: string | null): EnglishAnswer {
  const test = readChoice(reading, "test", englishTests);
  const scores = readScores(reading);
  if (test === null) complain(reading, "test", "Choose the test.");
  if (satOn === null && isDayEmpty(reading.typed, "sat")) {
    complain(reading, "sat", "Enter the day of the test: the scores asked for depend on it.");
  }
  if (test === null || scores === null || satOn === null) {
    return { by: "level", level: null, satOn };
  }
  return { by: "test", test, scores, satOn };
}

function readScores(reading: Reading): Scores | null {
  const found = skills.map((skill) => {
    const sentence = `Enter the ${skill} score, such as 65.`;
    if (!reading.typed[skill]) return complain(reading, skill, sentence);
    return readNumber(reading, skill, { from: 0, to: 500, sentence });
  });
  const [listening, reading_, writing, speaking] = found;
  if (listening == null || reading_ == null || writing == null || speaking == null) return null;
  return { listening, reading: reading_, writing, speaking };
}
