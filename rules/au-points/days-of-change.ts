import { addDays, addMonths, isoDay } from "#rules/days.ts";
import type { Answers, Where } from "./answers.ts";
import { testEndsOn } from "./english.ts";
import { professionalYearEndsOn } from "./facts.ts";
import { type Band, bandAt, type PointsTable } from "./tables.ts";
import { monthsWorked, stretchesOf } from "./work-months.ts";

export type Span = { from: string; to: string; table: PointsTable };

/** The days after the first of a span on which a line of the table may rise or fall, in order. */
export function daysOfChange(answers: Answers, span: Span): string[] {
  const { table } = span;
  const days = [
    ...birthdays(answers.bornOn, [...table.age.map(({ from }) => from), table.tooOldAt]),
    ...birthdays(answers.partnerBornOn, [table.partnerUnder]),
    ...daysOfTest(answers.english.satOn),
    ...daysOfProfessionalYear(answers, table),
    ...daysOfWork(answers, "overseas", span),
    ...daysOfWork(answers, "australia", span),
  ];
  return [...new Set(days)].filter((day) => day > span.from && day <= span.to).sort();
}

function birthdays(bornOn: string | null, ages: readonly number[]): string[] {
  return bornOn === null ? [] : ages.map((age) => birthday(bornOn, age));
}

/** Somebody born on 29 February is a year older on 1 March of a common year. */
export function birthday(bornOn: string, age: number): string {
  const day = `${Number(bornOn.slice(0, 4)) + age}${bornOn.slice(4)}`;
  return isoDay(new Date(day)) === day ? day : `${day.slice(0, 4)}-03-01`;
}

function daysOfTest(satOn: string | null): string[] {
  return satOn === null ? [] : [satOn, testEndsOn(satOn)];
}

function daysOfProfessionalYear({ professionalYear }: Answers, table: PointsTable): string[] {
  const endedOn = professionalYear?.endedOn ?? null;
  return endedOn === null ? [] : [endedOn, professionalYearEndsOn(endedOn, table)];
}

/** Days are tried one by one: work comes in at one end of the ten years while it drops out at the other. */
function daysOfWork({ work }: Answers, where: Where, { from, to, table }: Span): string[] {
  if (work.by === "years") return [];
  const stretches = stretchesOf(work.periods, where, table.work.leastHours);
  if (stretches.length === 0) return [];
  const bands = where === "overseas" ? table.workOverseas : table.workAustralia;
  const monthsOn = (day: string) => monthsWorked(stretches, day, table.work.withinYears);
  const bandOf = (months: number) => bandAt(bands, Math.floor(months / 12));

  const days: string[] = [];
  let day = from;
  let months = monthsOn(day);
  while (day < to) {
    const before = bandOf(months);
    day = dayToTry(day, monthsToNextBand(bands, months));
    months = monthsOn(day);
    if (bandOf(months) !== before) days.push(day);
  }
  return days;
}

/** Months to where the nearest band above or below begins. */
function monthsToNextBand(bands: readonly Band[], months: number): number {
  const begins = bands.filter(({ from }) => from > 0);
  return Math.min(...begins.map(({ from }) => Math.abs(12 * from - months)));
}

/**
 * In a month of the calendar at most a month of work is won or lost, and putting days
 * together errs by no more than two, so days far from any band need not be tried.
 */
function dayToTry(day: string, monthsAway: number): string {
  return monthsAway > 3 ? addMonths(day, monthsAway - 3) : addDays(day, 1);
}
