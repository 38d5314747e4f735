import { flip, keepOnly, put, wordsFor } from "./bits.ts";
import { keepWithin } from "./keep-within.ts";
import { placeOf } from "./number-order.ts";
import type { PlannedChoice, QuestionPlan } from "./plan.ts";
import { type CachedColumn, NONE, type Segment } from "./segment.ts";
import type { SetFilter } from "./set-filter.ts";

/** Few: most questions of one moment share them. */
const MAX_CACHED = 16;

/** The living documents within every range and every filter that is not counted. */
export function liveBitmap(segment: Segment, plan: QuestionPlan): Int32Array {
  const { ranges, hardFilters, hardKey } = plan;
  if (ranges.length === 0 && hardFilters.length === 0) return segment.alive;
  return kept(segment.cachedBitmaps, hardKey, () => {
    const bits = segment.alive.slice();
    for (const filter of hardFilters) {
      keepOnly(
        bits,
        kept(segment.cachedFilters, filter.key, () => filter.bitmap(segment)),
      );
    }
    for (const range of ranges) keepWithin(bits, segment, range);
    return bits;
  });
}

/** The documents, dead or alive, that pass a filter. */
export function filterBitmap(segment: Segment, { key, bitmap }: SetFilter): Int32Array {
  return kept(segment.cachedFilters, key, () => bitmap(segment));
}

/**
 * For each document, one code that says where it stands in every choice. Edges move with
 * the clock ("closes within three days"), and few documents lie between an edge and the
 * same edge a second ago: the kept column is put right for those.
 */
export function choiceColumn(
  segment: Segment,
  { choices, choicesKey }: QuestionPlan,
): CachedColumn {
  const column = kept(segment.cachedColumns, choicesKey, () => columnOf(segment, choices));
  const moves = choices.flatMap((choice, at) =>
    movesOf(segment, choice, column.edges[at]!).map((one) => ({ ...one, choice: at })),
  );
  const work = moves.reduce((sum, { low, high }) => sum + high - low, 0);
  if (work > segment.size / 2) {
    const fresh = columnOf(segment, choices);
    segment.cachedColumns.set(choicesKey, fresh);
    return fresh;
  }
  for (const one of moves) move(column, one);
  column.edges = choices.map(({ edges }) => edges);
  return column;
}

/** Documents from `low` to `high` of an order, which have now reached an edge or no longer have. */
type Move = {
  choice: number;
  edge: number;
  order: Uint32Array;
  low: number;
  high: number;
  change: number;
};

function move({ codes, reached }: CachedColumn, moved: Move): void {
  const { choice, edge, order, low, high, change } = moved;
  const own = reached?.[choice]?.[1 + edge];
  for (let at = low; at < high; at++) {
    codes[order[at]!]! += change;
    if (own) flip(own, order[at]!);
  }
}

/** The choice's documents with a number, and those that have reached each edge, as the column knows them. */
export function reachedSets(
  segment: Segment,
  column: CachedColumn,
  choices: readonly PlannedChoice[],
) {
  column.reached ??= choices.map(({ number, edges }) =>
    [NONE + 1, ...edges].map((edge) => reachedSet(segment.numbers[number]!, edge)),
  );
  return column.reached;
}

function reachedSet(numbers: Int32Array, edge: number): Int32Array {
  const bits = new Int32Array(wordsFor(numbers.length));
  for (let document = 0; document < numbers.length; document++) {
    if (numbers[document]! >= edge) put(bits, document);
  }
  return bits;
}

function movesOf(segment: Segment, choice: PlannedChoice, before: readonly number[]) {
  const numbers = segment.numbers[choice.number]!;
  const order = segment.orders[choice.number]!;
  return choice.edges.flatMap((value, edge) => {
    if (value === before[edge]) return [];
    const [old, now] = [placeOf(before[edge]!, numbers, order), placeOf(value, numbers, order)];
    return now > old
      ? [{ edge, order, low: old, high: now, change: -choice.stride }]
      : [{ edge, order, low: now, high: old, change: choice.stride }];
  });
}

function columnOf(segment: Segment, choices: readonly PlannedChoice[]): CachedColumn {
  const codes = new Uint16Array(segment.size);
  for (const choice of choices) addCodes(codes, segment.numbers[choice.number]!, choice);
  return { codes, edges: choices.map(({ edges }) => edges), reached: null };
}

function addCodes(codes: Uint16Array, numbers: Int32Array, { edges, stride }: PlannedChoice): void {
  const sorted = Float64Array.from(edges);
  for (let document = 0; document < numbers.length; document++) {
    const number = numbers[document]!;
    if (number === NONE) continue;
    let code = 1;
    for (let at = 0; at < sorted.length; at++) if (number >= sorted[at]!) code++;
    codes[document]! += code * stride;
  }
}

function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  let value = values.get(key);
  if (value === undefined) {
    if (values.size >= MAX_CACHED) values.delete(values.keys().next().value!);
    value = make();
  } else {
    values.delete(key);
  }
  values.set(key, value);
  return value;
}
