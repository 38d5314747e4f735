import type { Matches } from "./match.ts";
import { LARGEST_BLOCK, type Ranking } from "./ranking.ts";
import type { ColumnUse } from "./tally.ts";

type Codes = ColumnUse["column"];

const block = new Uint32Array(LARGEST_BLOCK);
const passed = new Uint32Array(LARGEST_BLOCK);
const failed = new Uint32Array(LARGEST_BLOCK);

/**
 * Walks over what matches in blocks, a column at a time: sifts by the filters, counts
 * every facet in the same walk, and hands what passes to the ranking. Returns the total.
 */
export function scan(matches: Matches, uses: readonly ColumnUse[], ranking: Ranking): number {
  const filters = uses.filter(({ fails }) => fails);
  const counted = uses.filter(({ passing }) => passing);
  const near = nearColumns(filters);
  let total = 0;
  eachBlock(matches, (documents, count) => {
    let passing = documents;
    let left = count;
    if (filters.length > 0) {
      markFailures(filters, documents, count);
      left = sift(documents, count, near);
      passing = passed;
    }
    for (const { column, passing: tally } of counted) add(tally!, column, passing, left);
    ranking.take(passing, left);
    total += left;
  });
  return total;
}

function eachBlock(matches: Matches, work: (documents: Uint32Array, count: number) => void): void {
  if (matches.kind === "list") {
    for (let at = 0; at < matches.count; at += LARGEST_BLOCK) {
      const end = Math.min(matches.count, at + LARGEST_BLOCK);
      work(matches.documents.subarray(at, end), end - at);
    }
    return;
  }
  const { bits } = matches;
  let word = 0;
  while (word < bits.length) {
    const end = Math.min(bits.length, word + LARGEST_BLOCK / 32);
    work(block, readWords(bits, word, end));
    word = end;
  }
}

function readWords(bits: Int32Array, from: number, to: number): number {
  let count = 0;
  for (let word = from; word < to; word++) {
    let left = bits[word]!;
    const first = word << 5;
    while (left !== 0) {
      block[count++] = first + 31 - Math.clz32(left & -left);
      left &= left - 1;
    }
  }
  return count;
}

function markFailures(filters: readonly ColumnUse[], documents: Uint32Array, count: number): void {
  failed.fill(0, 0, count);
  for (const { column, fails } of filters) mark(fails!, column, documents, count);
}

function mark(fails: Uint32Array, column: Codes, documents: Uint32Array, count: number): void {
  for (let at = 0; at < count; at++) failed[at]! |= fails[column[documents[at]!]!]!;
}

function add(tally: Uint32Array, column: Codes, documents: Uint32Array, count: number): void {
  for (let at = 0; at < count; at++) tally[column[documents[at]!]!]!++;
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
