import { keepOnly } from "./bits.ts";
import { keepWithin } from "./keep-within.ts";
import { placeOf } from "./number-order.ts";
import type { PlannedChoice, QuestionPlan } from "./plan.ts";
import { type KeptColumn, NONE, type Segment } from "./segment.ts";
import type { SetFilter } from "./set-filter.ts";

/** Few: most questions of one moment share them. */
const MOST_KEPT = 16;

/** The living documents within every range and every filter that is not counted. */
export function liveBitmap(segment: Segment, plan: QuestionPlan): Int32Array {
  const { ranges, hardFilters, hardKey } = plan;
  if (ranges.length === 0 && hardFilters.length === 0) return segment.alive;
  return kept(segment.keptBitmaps, hardKey, () => {
    const bits = segment.alive.slice();
    for (const filter of hardFilters) {
      keepOnly(
        bits,
        kept(segment.keptFilters, filter.key, () => filter.bitmap(segment)),
      );
    }
    for (const range of ranges) keepWithin(bits, segment, range);
    return bits;
  });
}

/** The documents, dead or alive, that pass a filter. */
export function filterBitmap(segment: Segment, { key, bitmap }: SetFilter): Int32Array {
  return kept(segment.keptFilters, key, () => bitmap(segment));
}

/**
 * For each document, one code that says where it stands in every choice. Edges move with
 * the clock ("closes within three days"), and few documents lie between an edge and the
 * same edge a second ago: the kept column is put right for those.
 */
export function choiceColumn(segment: Segment, { choices, choicesKey }: QuestionPlan): KeptColumn {
  const column = kept(segment.keptColumns, choicesKey, () => columnOf(segment, choices));
  const moves = choices.flatMap((choice, at) => movesOf(segment, choice, column.edges[at]!));
  const work = moves.reduce((sum, { low, high }) => sum + high - low, 0);
  if (work > segment.size / 2) {
    const fresh = columnOf(segment, choices);
    segment.keptColumns.set(choicesKey, fresh);
    return fresh;
  }
  for (const one of moves) move(column, one);
  column.edges = choices.map(({ edges }) => edges);
  return column;
}

function move({ codes, whole }: KeptColumn, { order, low, high, change }: Move): void {
  for (let at = low; at < high; at++) {
    const code = codes[order[at]!]!;
    codes[order[at]!] = code + change;
    if (whole) {
      whole[code]!--;
      whole[code + change]!++;
    }
  }
}

type Move = { order: Uint32Array; low: number; high: number; change: number };

function movesOf(segment: Segment, choice: PlannedChoice, before: readonly number[]): Move[] {
  const numbers = segment.numbers[choice.number]!;
  const order = segment.orders[choice.number]!;
  return choice.edges.flatMap((edge, at) => {
    if (edge === before[at]) return [];
    const [old, now] = [placeOf(before[at]!, numbers, order), placeOf(edge, numbers, order)];
    return now > old
      ? [{ order, low: old, high: now, change: -choice.stride }]
      : [{ order, low: now, high: old, change: choice.stride }];
  });
}

function columnOf(segment: Segment, choices: readonly PlannedChoice[]): KeptColumn {
  const codes = new Uint16Array(segment.size);
  for (const choice of choices) addCodes(codes, segment.numbers[choice.number]!, choice);
  return { codes, edges: choices.map(({ edges }) => edges), whole: null };
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
    if (values.size >= MOST_KEPT) values.delete(values.keys().next().value!);
    value = make();
  } else {
    values.delete(key);
  }
  values.set(key, value);
  return value;
}
