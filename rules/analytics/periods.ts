import { addDays, addMonths, monthName } from "../days.ts";
import type { AnalyticsFilter } from "./report.ts";

/** First days of months, oldest first. */
export type Months = readonly string[];

export type Period = { readonly from: string; readonly to: string };

/** The last month that is over. */
export function lastWholeMonth(today: string): string {
  return addMonths(firstOfMonth(today), -1);
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** So many months that end with this one. */
export function monthsTo(last: string, count: number): Months {
  return Array.from({ length: count }, (_, index) => addMonths(last, index - count + 1));
}

/** From one month to another, both included; none where the last comes first. */
export function monthsBetween(first: string, last: string): Months {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

export function periodOf(months: Months): Period {
  return { from: months[0]!, to: addDays(addMonths(months.at(-1)!, 1), -1) };
}

/** The months that a report is about, and as many before them. Only whole months: windows that slide by days could be subtracted. */
export function monthsOf({ months }: Pick<AnalyticsFilter, "months">, last: string) {
  return { now: monthsTo(last, months), before: monthsTo(addMonths(last, -months), months) };
}

/** "2026-10-01" becomes "October 2026". */
export function sayMonth(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}

/** "October 2026", "August to October 2026", "December 2025 to May 2026". */
export function saySpan(months: Months): string {
  const [first, last] = [months[0]!, months.at(-1)!];
  if (first === last) return sayMonth(last);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? monthName(first) : sayMonth(first)} to ${sayMonth(last)}`;
}
