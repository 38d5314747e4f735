import { formatCount } from "../formats/counts.ts";
import type { ShownCount } from "./report.ts";

/** What a month of "fewer than five" is taken for in an average: the middle of 0 to 4. */
const FEW_AS = 2;

/** Of fewer, rounding alone is several per cent: a change is told in people. */
export const MIN_FOR_SHARE = 50;

export const FEW: ShownCount = { kind: "few" };
export const HIDDEN: ShownCount = { kind: "hidden" };

export function countOf(value: number): ShownCount {
  return { kind: "count", value };
}

/** The number behind it, where it is shown. */
export function numberOf(count: ShownCount | null | undefined): number | null {
  return count?.kind === "count" ? count.value : null;
}

/**
 * People in an average month. Made of what is shown of each month and of nothing else, so it tells
 * nothing that the months do not. Hidden months are left out, if they are no more than half.
 */
export function averageMonth(months: readonly ShownCount[]): ShownCount {
  const known = months.flatMap((month) =>
    month.kind === "hidden" ? [] : [numberOf(month) ?? FEW_AS],
  );
  if (known.length * 2 < months.length || known.length === 0) return HIDDEN;
  const average = known.reduce((sum, one) => sum + one, 0) / known.length;
  return average < 5 ? FEW : countOf(Math.round(average / 5) * 5);
}

/** How many in a hundred, of two shown counts. */
export function shareOf(part: ShownCount, whole: ShownCount): ShownCount {
  const of = numberOf(whole);
  if (of === null) return whole;
  const value = numberOf(part);
  if (value === null) return part;
  return countOf(Math.min(100, Math.round((value / of) * 100)));
}

/** The middle one of several; null where fewer than five stand behind it. */
export function medianOf(values: readonly ShownCount[]): ShownCount | null {
  const known = values.flatMap((one) => numberOf(one) ?? []).sort((one, other) => one - other);
  if (known.length < 5) return null;
  const middle = Math.floor(known.length / 2);
  const value = known.length % 2 ? known[middle]! : (known[middle - 1]! + known[middle]!) / 2;
  return countOf(Math.round(value));
}

export function sayCount(count: ShownCount): string {
  if (count.kind === "count") return formatCount(count.value);
  return count.kind === "few" ? "fewer than 5" : "not shown";
}

/** "up from 40", "as many as before": how a count stands to the one before it. */
export function sayChange(now: ShownCount, before: ShownCount | null): string {
  const [is, was] = [numberOf(now), numberOf(before)];
  if (is === null || was === null) return "";
  if (is === was) return "as before";
  return `${is > was ? "up" : "down"} from ${formatCount(was)}`;
}

/** By how many per cent one count is more or less than another. */
export function percentApart(now: number, before: number): number {
  return Math.round((Math.abs(now - before) / before) * 100);
}
