import { longDay } from "#rules/days.ts";

export type JourneyMonth = { month: string; acts: number };

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** "November 2026". */
export function monthLabel(month: string): string {
  return longDay(`${month}-01`).slice(2);
}

/** The month asked for; one that was not asked for, or has nothing in it, is the newest that has. */
export function chosenMonth(months: readonly JourneyMonth[], asked: string | null): string | null {
  const isKnown =
    asked !== null && MONTH.test(asked) && months.some(({ month }) => month === asked);
  return isKnown ? asked : (months[0]?.month ?? null);
}

/** The months beside it that have something in them. */
export function monthsBeside(months: readonly JourneyMonth[], shown: string) {
  const at = months.findIndex(({ month }) => month === shown);
  return { later: months[at - 1]?.month ?? null, earlier: months[at + 1]?.month ?? null };
}
