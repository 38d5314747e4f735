import type { Where } from "#rules/au-points/answers.ts";
import { testEndsOn } from "#rules/au-points/english.ts";
import { scoreRowFor } from "#rules/au-points/english-scores.ts";
import { bandAt } from "#rules/au-points/tables.ts";
import { monthsWorked, stretchesOf } from "#rules/au-points/work-months.ts";
import { addDays, longDay } from "#rules/days.ts";
import { ageBandLabel, bandLabel, levelNames, testNames } from "./answer-labels.ts";
import type { Calculation } from "./calculation.ts";

/** What each line found in the answers, under its question. */

export function ageHint({ assessments, isToday }: Calculation): string {
  const { facts, table } = assessments["189"];
  if (facts.age === null) return "Such as 2 3 1994. Your age on the day of the invitation counts";
  const when = isToday ? "today" : "on that day";
  const band = facts.age < table.tooOldAt ? bandAt(table.age, facts.age) : null;
  if (!band) return `${facts.age} ${when}: no invitation at this age`;
  return `${facts.age} ${when}, so ${ageBandLabel(table.age, band, table.tooOldAt)}`;
}

export function englishHint({ answers, assessments, on }: Calculation): string {
  const { english } = answers;
  if (english.by === "test" && !scoreRowFor(english.test, english.satOn)) {
    return `We do not hold the ${testNames[english.test]} scores of that day: choose your level`;
  }
  const level = assessments["189"].facts.english;
  const reached = english.by === "test" && level ? `${levelNames[level]}. ` : "";
  if (english.satOn === null) return "A test counts for 3 years: add its day to see when it ends";
  if (english.satOn > on) return `${reached}Counts from ${longDay(english.satOn)}`;
  const endsOn = testEndsOn(english.satOn);
  return endsOn <= on
    ? `The test ended on ${longDay(endsOn)}: it no longer counts`
    : `${reached}Counts until ${longDay(addDays(endsOn, -1))}`;
}

/** "4 years and 11 months in the last 10, so 3 to under 5 years". */
export function workHint({ answers, assessments, on }: Calculation, where: Where): string {
  const { table } = assessments["189"];
  const bands = where === "overseas" ? table.workOverseas : table.workAustralia;
  if (answers.work.by === "years") return "In the last 10 years, 20 hours a week or more";
  const stretches = stretchesOf(answers.work.periods, where, table.work.leastHours);
  const months = monthsWorked(stretches, on, table.work.withinYears);
  const band = bandAt(bands, Math.floor(months / 12));
  return `${lengthLabel(months)} in the last 10 years, so ${band ? bandLabel(bands, band).toLowerCase() : "none"}`;
}

function lengthLabel(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const words = [
    years > 0 ? `${years} ${years === 1 ? "year" : "years"}` : "",
    rest > 0 ? `${rest} ${rest === 1 ? "month" : "months"}` : "",
  ].filter(Boolean);
  return words.join(" and ") || "Nothing";
}

export function studyHint({ answers, assessments }: Calculation): string | null {
  const { studyCounted } = answers;
  if (!studyCounted) return null;
  const { study } = assessments["189"].table;
  return assessments["189"].facts.hasAustralianStudy
    ? `${studyCounted.weeks} weeks in ${studyCounted.months} months: met.`
    : `${studyCounted.weeks} weeks in ${studyCounted.months} months: not met. It asks for ${study.weeks} weeks taking ${study.months} months or more.`;
}
