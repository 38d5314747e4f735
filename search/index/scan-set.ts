import { eachBlockOf } from "./bit-blocks.ts";
import { keepOnly } from "./bits.ts";
import { CountedSet } from "./counted-set.ts";
import type { Part, Ranking } from "./ranking.ts";
import type { SetCount } from "./set-counts.ts";

/** Filters as the sets that pass them, and what is counted. */
export type SetWork = { filters: readonly Int32Array[]; counts: readonly SetCount[] };

/** Sifts a set of what matches by the filters, counts every facet, and ranks. Returns the total. */
export function scanSet(matching: Int32Array, work: SetWork, ranking: Ranking): number {
  const { filters, counts } = work;
  const passing = new CountedSet(both(matching, filters));
  for (const { count } of counts.filter(({ filter }) => filter === undefined)) count(passing);
  for (const at of filters.keys()) {
    const own = counts.filter(({ filter }) => filter === at);
    if (own.length === 0) continue;
    const others = new CountedSet(both(matching, filters.toSpliced(at, 1)));
    for (const { count } of own) count(others);
  }
  rank(passing.bits, ranking);
  return passing.total;
}

function both(matching: Int32Array, filters: readonly Int32Array[]): Int32Array {
  if (filters.length === 0) return matching;
  const bits = matching.slice();
  for (const filter of filters) keepOnly(bits, filter);
  return bits;
}

function rank(bits: Int32Array, ranking: Ranking): void {
  if (ranking.takeSet) {
    ranking.takeSet(bits);
    return;
  }
  const parts = ranking.partsOf?.(bits) ?? [{ wordsOf: bits.subarray.bind(bits), most: Infinity }];
  for (const part of parts) rankPart(part, bits.length, ranking);
}

function rankPart({ wordsOf, most }: Part, words: number, ranking: Ranking): void {
  let left = most;
  eachBlockOf(words, wordsOf, (documents, count, next) => {
    ranking.take(documents, Math.min(count, left));
    left -= count;
    return left > 0 && !ranking.isSettled(next);
  });
}
