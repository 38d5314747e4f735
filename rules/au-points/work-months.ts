import { addDays, addMonths, daysBetween } from "#rules/days.ts";
import type { Where, WorkPeriod } from "./answers.ts";

/** From a day up to, not including, another; null while it goes on. */
export type Stretch = { from: string; until: string | null };

/**
 * The stretches of work in one place that count at all: enough hours, in order,
 * and none twice where two jobs overlap or follow each other without a gap.
 */
export function stretchesOf(
  periods: readonly WorkPeriod[],
  where: Where,
  leastHours: number,
): Stretch[] {
  const counted = periods
    .filter((period) => period.where === where && period.hours >= leastHours)
    .map(({ from, to }) => ({ from, until: to === null ? null : addDays(to, 1) }))
    .filter(({ from, until }) => until === null || from < until)
    .sort((one, other) => one.from.localeCompare(other.from));

  const merged: Stretch[] = [];
  for (const stretch of counted) {
    const last = merged.at(-1);
    if (last && reachesTo(last, stretch.from)) last.until = later(last.until, stretch.until);
    else merged.push(stretch);
  }
  return merged;
}

/**
 * Whole months worked in the years before a day. Days left over from several
 * stretches make another month at 31: never more than the law would count.
 */
export function monthsWorked(
  stretches: readonly Stretch[],
  on: string,
  withinYears: number,
): number {
  const start = addMonths(on, -12 * withinYears);
  let months = 0;
  let days = 0;
  for (const { from, until } of stretches) {
    let first = from;
    if (first < start) first = start;
    const end = until === null || until > on ? on : until;
    if (first >= end) continue;
    const whole = wholeMonths(first, end);
    months += whole;
    days += daysBetween(addMonths(first, whole), end);
  }
  return months + Math.floor(days / 31);
}

/** Completed months from one day to another; the second is not counted itself. */
export function wholeMonths(from: string, until: string): number {
  const months = monthOf(until) - monthOf(from);
  return addMonths(from, months) > until ? months - 1 : months;
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function reachesTo({ until }: Stretch, day: string): boolean {
  return until === null || until >= day;
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null;
  return one.localeCompare(other) > 0 ? one : other;
}
