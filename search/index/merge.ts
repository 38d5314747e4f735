import { has } from "./bits.ts";
import { IdTable } from "./id-table.ts";
import type { Layout } from "./layout.ts";
import { LearntValues } from "./learnt-values.ts";
import { type Moves, mergeWords } from "./merge-words.ts";
import { orderBy } from "./number-order.ts";
import { type LearntColumn, type Segment, segmentFrom } from "./segment.ts";
import { valueSetsOf } from "./value-sets.ts";

/**
 * Makes one segment of several, without their dead. Yields every few milliseconds'
 * work, so that questions are answered meanwhile.
 */
export function* merge(segments: readonly Segment[], layout: Layout): Generator<void, Segment> {
  const { moves, size } = yield* numberAnew(segments);
  const ids = new Float64Array(size);
  yield* move(segments, moves, ids, (segment) => segment.ids);

  const numbers: Int32Array[] = [];
  for (const at of layout.shape.numbers.keys()) {
    const column = new Int32Array(size);
    yield* move(segments, moves, column, (segment) => segment.numbers[at]!);
    numbers.push(column);
  }
  const groups: Uint16Array[] = [];
  for (const at of layout.groups.keys()) {
    const column = new Uint16Array(size);
    yield* move(segments, moves, column, (segment) => segment.groups[at]!);
    groups.push(column);
  }
  const learnt: LearntColumn[] = [];
  for (const at of layout.learnt.keys()) learnt.push(yield* relearn(segments, moves, at, size));

  const { stemNumbers, ...words } = yield* mergeWords(segments, moves, size);
  const idTable = yield* tableOf(ids);
  const orders: Uint32Array[] = [];
  for (const column of numbers) orders.push(yield* orderBy(column));
  const valueSets = yield* valueSetsOf({ size, groups }, layout);
  const arrays = { size, ids, numbers, groups, learnt, ...words };
  return segmentFrom(arrays, layout, { stemNumbers, idTable, orders, valueSets });
}

const STEP = 20_000;

/** The next document of each segment, the newest of them on top. */
function* numberAnew(
  segments: readonly Segment[],
): Generator<void, { moves: Moves; size: number }> {
  const moves = segments.map(({ size }) => new Int32Array(size).fill(-1));
  const next = new Int32Array(segments.length);
  const heads = segments.map((_, at) => at).filter((at) => toNextLiving(segments[at]!, next, at));
  const isBefore = (a: number, b: number) =>
    compare(segments[a]!, next[a]!, segments[b]!, next[b]!) < 0;
  for (let at = (heads.length >> 1) - 1; at >= 0; at--) sink(heads, at, isBefore);

  let size = 0;
  while (heads.length > 0) {
    const segment = heads[0]!;
    moves[segment]![next[segment]!++] = size++;
    if (!toNextLiving(segments[segment]!, next, segment)) {
      const last = heads.pop()!;
      if (heads.length > 0 && heads[0] === segment) heads[0] = last;
    }
    sink(heads, 0, isBefore);
    if (size % STEP === 0) yield;
  }
  return { moves, size };
}

function toNextLiving({ size, alive }: Segment, next: Int32Array, at: number): boolean {
  while (next[at]! < size && !has(alive, next[at]!)) next[at]!++;
  return next[at]! < size;
}

function compare(a: Segment, first: number, b: Segment, second: number): number {
  return b.newest[second]! - a.newest[first]! || a.ids[first]! - b.ids[second]!;
}

function sink(heads: number[], from: number, isBefore: (a: number, b: number) => boolean): void {
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heads.length) return;
    if (child + 1 < heads.length && isBefore(heads[child + 1]!, heads[child]!)) child++;
    if (!isBefore(heads[child]!, heads[at]!)) return;
    [heads[at], heads[child]] = [heads[child]!, heads[at]!];
    at = child;
  }
}

type Column = Float64Array | Int32Array | Uint16Array;

function* move(
  segments: readonly Segment[],
  moves: Moves,
  into: Column,
  columnOf: (segment: Segment) => Column,
): Generator<void, void> {
  for (const [at, segment] of segments.entries()) {
    const from = columnOf(segment);
    const places = moves[at]!;
    for (let document = 0; document < places.length; document++) {
      if (places[document]! >= 0) into[places[document]!] = from[document]!;
      if (document % (10 * STEP) === 10 * STEP - 1) yield;
    }
  }
  yield;
}

/** Values are collected from the start, so that those that no document has any more are forgotten. */
function* relearn(
  segments: readonly Segment[],
  moves: Moves,
  column: number,
  size: number,
): Generator<void, LearntColumn> {
  const learning = new LearntValues();
  const codes = new Uint32Array(size);
  for (const [at, segment] of segments.entries()) {
    const { codes: old, sets } = segment.learnt[column]!;
    const renamed = new Int32Array(sets.length).fill(-1);
    const places = moves[at]!;
    for (let document = 0; document < places.length; document++) {
      if (places[document]! < 0) continue;
      const code = old[document]!;
      if (renamed[code] === -1) renamed[code] = learning.codeOf(sets[code]!);
      codes[places[document]!] = renamed[code]!;
      if (document % (5 * STEP) === 5 * STEP - 1) yield;
    }
    yield;
  }
  return { codes, sets: learning.sets };
}

function* tableOf(ids: Float64Array): Generator<void, IdTable> {
  const table = new IdTable(ids);
  for (let from = 0; from < ids.length; from += STEP) {
    table.add(from, Math.min(ids.length, from + STEP));
    yield;
  }
  return table;
}
