import { type Dimension, dimensions } from "./metrics.ts";
import type { ShownCount } from "./report.ts";

/**
 * How counts of people become what a university reads. The promise: of a count of one to four nobody
 * learns more than that it is under five, also not that it is above nought, whatever they subtract.
 * Decision 52 has the argument, and differencing.test.ts the attack.
 */
const FEWEST = 5;

/** A group of fewer people has no name in a month: it is counted with "other". */
export const FEWEST_IN_GROUP = 10;

export const OTHER = "other";
export const NOT_GIVEN = "not-given";

const few: ShownCount = { kind: "few" };
const hidden: ShownCount = { kind: "hidden" };

/** Nought is "few" too: else "few" would say that somebody is there. */
export function shownOf(count: number): ShownCount {
  return count < FEWEST ? few : { kind: "count", value: Math.round(count / 5) * 5 };
}

/** How many people there are of each value. */
export type Counts = ReadonlyMap<string, number>;
export type ShownCells = Map<string, ShownCount>;

/**
 * The parts of one whole. Where a part is under five it is hidden, and one that could be shown with
 * it: the whole less the rest is then the two together. All that is hidden looks the same, so that
 * nobody knows which of them is small. Which one is hidden besides may not hang on how many it
 * counts: whoever knows the rule would know that it is not larger than the rest.
 */
export function shownParts(counts: Counts): ShownCells {
  const isLarge = (value: string) => counts.get(value)! >= FEWEST;
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

export type ShownMonth = {
  readonly total: ShownCount;
  readonly by: Readonly<Partial<Record<Dimension, ShownCells>>>;
};

/** The whole and its parts, for every metric of one university in one month. `members` says who is there at all. */
export function shownMonth<Id extends string>(
  counts: ReadonlyMap<Id, MonthCounts>,
  members: MonthCounts,
): Map<Id, ShownMonth> {
  const named = new Map(dimensions.map((one) => [one, namedGroups(members.by[one])] as const));
  return new Map(
    [...counts].map(([id, { total, by }]) => [
      id,
      {
        total: shownOf(total),
        by: Object.fromEntries(
          dimensions.flatMap((one) => {
            const groups = named.get(one)!;
            return groups.size < 2 || total < FEWEST
              ? []
              : [[one, shownParts(grouped(by[one], groups))]];
          }),
        ),
      },
    ]),
  );
}

/** The groups of a month that have a name, and the rest as one. Fewer than two groups split nothing. */
function namedGroups(members: Counts): ReadonlySet<string> {
  const large = [...members].filter(([, count]) => count >= FEWEST_IN_GROUP);
  const names = new Set(large.map(([value]) => value));
  return names.size < members.size ? names.add(OTHER) : names;
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
 * Twelve months as one whole. People of a year are at most those of its months together, so beside a
 * month that is few the year could say how few: then it is hidden.
 */
export function shownYear(count: number, months: readonly ShownCount[]): ShownCount {
  return months.some(({ kind }) => kind !== "count") ? hidden : shownOf(count);
}
