import { addDays, addMonths } from "#rules/days.ts";

/** From one day to another, both included. */
export type Span = { from: string; to: string };

/** Stands for every start that is told apart. */
const ANY = "later";

const MONTHS = Array.from({ length: 12 }, (_, n) => `${n + 1}`.padStart(2, "0"));

/** Every period that a start lies in: "2027", "2027-09", "2027-09-14", and the one of all. */
export function periodsOf(startsOn: string): string[] {
  return [ANY, startsOn.slice(0, 4), startsOn.slice(0, 7), startsOn];
}

/** The fewest periods that make up a span of starts. Whole years are told apart, from the first to the last. */
export function periodsWithin(span: Span, years: { first: number; last: number }): string[] {
  const all = Array.from({ length: years.last - years.first + 1 }, (_, n) => `${years.first + n}`);
  const isWhole = span.from <= firstOf(all[0]!) && span.to >= lastOf(all.at(-1)!);
  return isWhole ? [ANY] : all.flatMap((year) => partsWithin(year, span));
}

function partsWithin(period: string, span: Span): string[] {
  const [first, last] = [firstOf(period), lastOf(period)];
  if (last < span.from || first > span.to) return [];
  const isWhole = span.from <= first && last <= span.to;
  return isWhole ? [period] : partsOf(period).flatMap((part) => partsWithin(part, span));
}

export function firstOf(period: string): string {
  return `${period}-01-01`.slice(0, 10);
}

export function lastOf(period: string): string {
  if (period.length === 10) return period;
  return addDays(addMonths(firstOf(period), period.length === 4 ? 12 : 1), -1);
}

function partsOf(period: string): string[] {
  if (period.length === 4) return MONTHS.map((month) => `${period}-${month}`);
  const days = Number(lastOf(period).slice(8));
  return Array.from({ length: days }, (_, n) => addDays(firstOf(period), n));
}
