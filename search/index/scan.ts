import { allOf, countOf, keepOnly, takeAway } from "./bits.ts";
import type { Matches } from "./match.ts";
import { LARGEST_BLOCK, type Part, type Ranking } from "./ranking.ts";
import type { Columns, ColumnUse } from "./tally.ts";

type Codes = ColumnUse["column"];

const BLOCK_WORDS = LARGEST_BLOCK / 32;
const block = new Uint32Array(LARGEST_BLOCK);
const passed = new Uint32Array(LARGEST_BLOCK);
const failed = new Uint32Array(LARGEST_BLOCK);

/** Sifts what matches by the filters, counts every facet, and ranks. Returns the total. */
export function scan(matches: Matches, columns: Columns, ranking: Ranking): number {
  const { uses, filters } = columns;
  const counted = uses.filter(({ passing }) => passing);
  const near = nearColumns(uses);
  if (matches.kind === "set") {
    const bits = filters.map((filter) => filter.bitmap());
    countNear(matches.bits, bits, filters, near);
    return scanSet(bits.reduce(both, matches.bits), counted, ranking);
  }
  const failing = uses.filter(({ fails }) => fails);
  let total = 0;
  eachBlock(matches, (documents, count) => {
    let passing = documents;
    let left = count;
    if (failing.length > 0) {
      markFailures(failing, documents, count);
      left = sift(documents, count, near);
      passing = passed;
    }
    tallyAll(counted, passing, left, 1);
    ranking.take(passing, left);
    total += left;
  });
  return total;
}

function both(a: Int32Array, b: Int32Array): Int32Array {
  const bits = a.slice();
  keepOnly(bits, b);
  return bits;
}

/** What passes every filter but one is counted for that one. */
function countNear(
  matching: Int32Array,
  bits: readonly Int32Array[],
  filters: Columns["filters"],
  near: readonly Near[],
): void {
  for (const [at, { bit }] of filters.entries()) {
    const own = near[bit];
    if (!own) continue;
    const only = bits.reduce((left, other, n) => (n === at ? left : both(left, other)), matching);
    const failing = only.slice();
    takeAway(failing, bits[at]!);
    eachBlock({ bits: failing }, (documents, count) => {
      if (own.column instanceof Uint16Array) addShort(own.tally, own.column, documents, count, 1);
      else addLong(own.tally, own.column, documents, count, 1);
    });
  }
}

/** Nothing to sift: where most documents match, those that do not are counted off from all. */
function scanSet(bits: Int32Array, counted: readonly ColumnUse[], ranking: Ranking): number {
  const total = countOf(bits);
  const size = counted[0]?.column.length ?? 0;
  if (total * 2 <= size) {
    eachBlock({ bits }, (documents, count) => tallyAll(counted, documents, count, 1));
  } else {
    const others = allOf(size);
    takeAway(others, bits);
    eachBlock({ bits: others }, (documents, count) => tallyAll(counted, documents, count, -1));
    for (const { passing, whole } of counted) addWhole(passing!, whole());
  }
  rankSet(bits, ranking);
  return total;
}

function addWhole(tally: Uint32Array, whole: Uint32Array): void {
  for (let code = 0; code < whole.length; code++) tally[code]! += whole[code]!;
}

function rankSet(bits: Int32Array, ranking: Ranking): void {
  if (ranking.takeSet) {
    ranking.takeSet(bits);
    return;
  }
  const parts = ranking.partsOf?.(bits) ?? [{ bits, most: Number.POSITIVE_INFINITY }];
  for (const part of parts) rankPart(part, ranking);
}

function rankPart({ bits, most }: Part, ranking: Ranking): void {
  let left = most;
  for (let word = 0; word < bits.length && left > 0; word += BLOCK_WORDS) {
    if (ranking.isSettled(word << 5)) return;
    const count = readWords(bits, word, Math.min(bits.length, word + BLOCK_WORDS));
    ranking.take(block, Math.min(count, left));
    left -= count;
  }
}

function tallyAll(
  counted: readonly ColumnUse[],
  documents: Uint32Array,
  count: number,
  step: 1 | -1,
): void {
  for (const { column, passing } of counted) {
    if (column instanceof Uint16Array) addShort(passing!, column, documents, count, step);
    else addLong(passing!, column, documents, count, step);
  }
}

type Blocks = { bits: Int32Array } | { documents: Uint32Array; count: number };

function eachBlock(matches: Blocks, work: (documents: Uint32Array, count: number) => void): void {
  if ("documents" in matches) {
    for (let at = 0; at < matches.count; at += LARGEST_BLOCK) {
      const end = Math.min(matches.count, at + LARGEST_BLOCK);
      work(matches.documents.subarray(at, end), end - at);
    }
    return;
  }
  const { bits } = matches;
  let word = 0;
  while (word < bits.length) {
    const end = Math.min(bits.length, word + BLOCK_WORDS);
    work(block, readWords(bits, word, end));
    word = end;
  }
}

function readWords(bits: Int32Array, from: number, to: number): number {
  let count = 0;
  for (let word = from; word < to; word++) {
    let left = bits[word]!;
    const first = word << 5;
    if (left === -1) {
      for (let bit = 0; bit < 32; bit++) block[count++] = first + bit;
      continue;
    }
    while (left !== 0) {
      block[count++] = first + 31 - Math.clz32(left & -left);
      left &= left - 1;
    }
  }
  return count;
}

function markFailures(filters: readonly ColumnUse[], documents: Uint32Array, count: number): void {
  failed.fill(0, 0, count);
  for (const { column, fails } of filters) {
    if (column instanceof Uint16Array) markShort(fails!, column, documents, count);
    else markLong(fails!, column, documents, count);
  }
}

// Each of these twice: a loop over arrays of one kind runs three times as fast as over either.

function markShort(fails: Uint32Array, column: Uint16Array, documents: Uint32Array, count: number) {
  for (let at = 0; at < count; at++) failed[at]! |= fails[column[documents[at]!]!]!;
}

function markLong(fails: Uint32Array, column: Uint32Array, documents: Uint32Array, count: number) {
  for (let at = 0; at < count; at++) failed[at]! |= fails[column[documents[at]!]!]!;
}

function addShort(
  tally: Uint32Array,
  column: Uint16Array,
  documents: Uint32Array,
  count: number,
  step: number,
): void {
  for (let at = 0; at < count; at++) tally[column[documents[at]!]!]! += step;
}

function addLong(
  tally: Uint32Array,
  column: Uint32Array,
  documents: Uint32Array,
  count: number,
  step: number,
): void {
  for (let at = 0; at < count; at++) tally[column[documents[at]!]!]! += step;
}

type Near = { column: Codes; tally: Uint32Array } | undefined;

/** By bit: where a document is counted that fails this filter alone. */
function nearColumns(filters: readonly ColumnUse[]): Near[] {
  const near: Near[] = [];
  for (const { column, failingOnly } of filters) {
    for (const [bit, tally] of failingOnly) near[bit] = { column, tally };
  }
  return near;
}

/** Moves what fails nothing to `passed`; what fails one filter is counted for that one. */
function sift(documents: Uint32Array, count: number, near: readonly Near[]): number {
  let left = 0;
  for (let at = 0; at < count; at++) {
    const fails = failed[at]!;
    if (fails === 0) {
      passed[left++] = documents[at]!;
    } else if ((fails & (fails - 1)) === 0) {
      const own = near[31 - Math.clz32(fails)];
      if (own) own.tally[own.column[documents[at]!]!]!++;
    }
  }
  return left;
}
