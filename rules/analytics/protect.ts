import { type MonthRanges, rangesOf, type ShownCells, type ShownMonth } from "./bounds.ts";
import { type Dimension, dimensions } from "./metrics.ts";
import type { ShownCount } from "./report.ts";

/**
 * How counts of people become what a university reads. The promise: of a count of one to four nobody
 * learns more than that it is under five, also not that it is above nought, whatever they subtract.
 * Decision 52 has the argument, and differencing.test.ts the attack.
 */
const MIN_COUNT = 5;

/** A group of fewer people has no name in a month: it is counted with "other". */
export const MIN_GROUP_SIZE = 10;

export const OTHER = "other";
export const NOT_GIVEN = "not-given";

const few: ShownCount = { kind: "few" };
const hidden: ShownCount = { kind: "hidden" };

/** Nought is "few" too: else "few" would say that somebody is there. */
export function shownOf(count: number): ShownCount {
  return count < MIN_COUNT ? few : { kind: "count", value: Math.round(count / 5) * 5 };
}

/** How many people there are of each value. */
export type Counts = ReadonlyMap<string, number>;

/**
 * The parts of one whole. Where a part is under five it is hidden, and one that could be shown with
 * it: the whole less the rest is then the two together. All that is hidden looks the same, so that
 * nobody knows which of them is small. Which one is hidden besides may not hang on how many it
 * counts: anyone who knows the rule would know that it is not larger than the rest.
 */
export function shownParts(counts: Counts): ShownCells {
  const isLarge = (value: string) => counts.get(value)! >= MIN_COUNT;
  const values = [...counts.keys()];
  const partner = values.every(isLarge)
    ? undefined
    : values.filter(isLarge).sort(leastMissedFirst)[0];
  return new Map(
    values.map((value) => [
      value,
      isLarge(value) && value !== partner ? shownOf(counts.get(value)!) : hidden,
    ]),
  );
}

/** Others first, then by name backwards: an order that knows no count. */
function leastMissedFirst(one: string, other: string): number {
  return rank(one) - rank(other) || (one < other ? 1 : -1);
}

function rank(value: string): number {
  return [OTHER, NOT_GIVEN].indexOf(value) === -1 ? 2 : [OTHER, NOT_GIVEN].indexOf(value);
}

export type MonthCounts = {
  readonly total: number;
  readonly by: Readonly<Record<Dimension, Counts>>;
};

type Members<Id extends string> = {
  /** Who is there at all: what groups have names is theirs to say. */
  readonly members: Id;
  /** The metric that this one is a part of: nobody saves a job who is not active. */
  readonly within: (id: Id) => Id | null;
};

/** The whole and its parts, for every metric of one university in one month. */
export function shownMonth<Id extends string>(
  counts: ReadonlyMap<Id, MonthCounts>,
  { members, within }: Members<Id>,
): Map<Id, ShownMonth> {
  const names = namesOf(counts.get(members)!);
  const shown = new Map<Id, ShownMonth>();
  const known = new Map<Id, MonthRanges>();
  const show = (id: Id): MonthRanges => {
    const already = known.get(id);
    if (already) return already;
    const around = within(id);
    const outer = around === null ? null : show(around);
    const grouped = groupedMonth(counts.get(id)!, names);
    const month = partsOf(grouped);
    const ranges = rangesOf(month, outer);
    const isSafe = !givesAway(grouped, ranges);
    shown.set(id, isSafe ? month : withheld);
    known.set(id, isSafe ? ranges : rangesOf(withheld, outer));
    return known.get(id)!;
  };
  for (const id of counts.keys()) show(id);
  return shown;
}

const withheld: ShownMonth = { total: hidden, by: {} };

type Names = ReadonlyMap<Dimension, ReadonlySet<string>>;

function namesOf({ by }: MonthCounts): Names {
  return new Map(dimensions.map((one) => [one, namedGroups(by[one])] as const));
}

/**
 * The groups of a month that have a name, and the rest as one. A rest of one to four would say that
 * somebody is there by being there: a named group goes with it, chosen by its name.
 */
function namedGroups(members: Counts): ReadonlySet<string> {
  const isNamed = ([value, count]: readonly [string, number]) =>
    value !== OTHER && count >= MIN_GROUP_SIZE;
  const large = [...members].filter(isNamed).map(([value]) => value);
  const rest = sumOf([...members].filter((group) => !isNamed(group)));
  if (rest === 0) return new Set(large);
  const [least] = large.toSorted(leastMissedFirst);
  return new Set([...large.filter((value) => rest >= MIN_COUNT || value !== least), OTHER]);
}

function sumOf(groups: readonly (readonly [string, number])[]): number {
  return groups.reduce((sum, [, count]) => sum + count, 0);
}

/** Fewer than two groups split nothing. */
function groupedMonth({ total, by }: MonthCounts, names: Names) {
  const groups = dimensions.flatMap((one) =>
    names.get(one)!.size < 2 ? [] : [[one, grouped(by[one], names.get(one)!)] as const],
  );
  return { total, groups };
}

type GroupedMonth = ReturnType<typeof groupedMonth>;

function partsOf({ total, groups }: GroupedMonth): ShownMonth {
  const parts = total < MIN_COUNT ? [] : groups.map(([one, of]) => [one, shownParts(of)] as const);
  return { total: shownOf(total), by: Object.fromEntries(parts) };
}

/**
 * Whether it is known that somebody is in a small part: the whole less the most that the others can
 * be. Where nearly everybody of the other groups did it; the whole is then not shown either.
 */
function givesAway({ groups }: GroupedMonth, { parts }: MonthRanges): boolean {
  return groups.some(([dimension, of]) =>
    [...of].some(
      ([value, count]) => count < MIN_COUNT && (parts.get(dimension)?.get(value)?.low ?? 0) > 0,
    ),
  );
}

function grouped(counts: Counts, names: ReadonlySet<string>): Counts {
  const groups = new Map([...names].map((name) => [name, 0]));
  for (const [value, count] of counts) {
    const name = names.has(value) ? value : OTHER;
    groups.set(name, (groups.get(name) ?? 0) + count);
  }
  return groups;
}

/**
 * What acts were about. A small one is not named at all: its name alone would say that somebody is
 * there. One that could be shown goes with it, as among parts.
 */
export function shownThings(counts: Counts): ShownCells {
  return new Map([...shownParts(counts)].filter(([, { kind }]) => kind === "count"));
}

/** Twelve months as one whole, beside what is shown of its months. */
export function shownYear(count: number, year: YearBeside): ShownCount {
  return isYearSafe(year) ? shownOf(count) : hidden;
}

export type YearBeside = {
  /** What is published of each month, and the most that it can be. */
  readonly months: readonly MonthBeside[];
  /** How many belonged to the university, or the group, in these months. */
  readonly members: number;
};

export type MonthBeside = { readonly isShown: boolean; readonly high: number };

/**
 * People of a year are at most those of its months together, so beside a month that is few the year
 * could say how few. It cannot where the other months have room for everybody. Whether it is shown
 * hangs on what is published of the months alone, so a year that is not shown says nothing.
 */
export function isYearSafe({ months, members }: YearBeside): boolean {
  const all = months.reduce((sum, { high }) => sum + Math.min(high, members), 0);
  return months.every(({ isShown, high }) => isShown || all - Math.min(high, members) >= members);
}
