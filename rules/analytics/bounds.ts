import { type Dimension, dimensions } from "./metrics.ts";
import type { ShownCount } from "./report.ts";

export type ShownCells = Map<string, ShownCount>;

export type ShownMonth = {
  readonly total: ShownCount;
  readonly by: Readonly<Partial<Record<Dimension, ShownCells>>>;
};

/** What a reader who subtracts knows of a count. */
export type Range = { readonly low: number; readonly high: number };

/** Fewer than five is 0 to 4; what is hidden may be anything; the rest was rounded to five. */
export function rangeOf(count: ShownCount): Range {
  if (count.kind === "few") return { low: 0, high: 4 };
  if (count.kind === "hidden") return { low: 0, high: Number.POSITIVE_INFINITY };
  return { low: Math.max(5, count.value - 2), high: count.value + 2 };
}

/** What is known of a metric's month: of the whole, and of each part by its dimension. */
export type MonthRanges = {
  readonly whole: Range;
  readonly parts: ReadonlyMap<Dimension, ReadonlyMap<string, Range>>;
};

const ANYTHING: Range = { low: 0, high: Number.POSITIVE_INFINITY };

/**
 * What subtracting tells about one metric's month, beside the metric that it is a part of: anyone who saved
 * a job was active, so no group has more savers than active students. Narrowed until nothing changes.
 */
export function rangesOf({ total, by }: ShownMonth, around: MonthRanges | null): MonthRanges {
  let whole = within(rangeOf(total), around?.whole ?? ANYTHING);
  let parts: MonthRanges["parts"] = new Map(
    dimensions.flatMap((one) =>
      by[one] ? [[one, readParts(by[one], around?.parts.get(one))]] : [],
    ),
  );
  for (let isChanged = true; isChanged; ) {
    const next = [...parts.values()].reduce(
      (range, of) => narrowed(range, { low: sum(of, "low"), high: sum(of, "high") }),
      whole,
    );
    const narrower = new Map(
      [...parts].map(([one, of]) => [one, narrowedParts(of, next)] as const),
    );
    isChanged =
      !isSame(whole, next) || ![...parts].every(([one, of]) => areSame(of, narrower.get(one)!));
    whole = next;
    parts = narrower;
  }
  // A dimension of which nothing is shown is as the metric around it says.
  return { whole, parts: new Map([...highsOf(around), ...parts]) };
}

type Parts = ReadonlyMap<string, Range>;

function readParts(cells: ShownCells, around: Parts | undefined): Parts {
  return new Map(
    [...cells].map(([value, count]) => [
      value,
      within(rangeOf(count), around?.get(value) ?? ANYTHING),
    ]),
  );
}

/** As many as the outer one at most. */
function within({ low, high }: Range, outer: Range): Range {
  return { low, high: Math.min(high, outer.high) };
}

function narrowed(one: Range, other: Range): Range {
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) };
}

/** Each part is the whole less the others. */
function narrowedParts(parts: Parts, whole: Range): Parts {
  return new Map(
    [...parts].map(([value, range]) => [
      value,
      narrowed(range, {
        low: whole.low - sum(parts, "high", value),
        high: whole.high - sum(parts, "low", value),
      }),
    ]),
  );
}

function sum(parts: Parts, end: keyof Range, without?: string): number {
  return [...parts].reduce(
    (all, [value, range]) => (value === without ? all : all + range[end]),
    0,
  );
}

function isSame(one: Range, other: Range): boolean {
  return one.low === other.low && one.high === other.high;
}

function areSame(one: Parts, other: Parts): boolean {
  return [...one].every(([value, range]) => isSame(range, other.get(value)!));
}

function highsOf(around: MonthRanges | null): [Dimension, Parts][] {
  return [...(around?.parts ?? [])].map(([one, of]) => [
    one,
    new Map([...of].map(([value, { high }]) => [value, { low: 0, high }])),
  ]);
}
