import { put, wordsFor } from "./bits.ts";
import type { PlannedChoice, QuestionPlan, Range } from "./plan.ts";
import { NONE, type Segment } from "./segment.ts";

/** Few: questions of one minute share them. */
const MOST_KEPT = 4;

/** The living documents within every range of the question. */
export function liveBitmap(segment: Segment, { ranges, rangesKey }: QuestionPlan): Int32Array {
  if (ranges.length === 0) return segment.alive;
  return kept(segment.keptBitmaps, rangesKey, () => {
    const bits = segment.alive.slice();
    for (const range of ranges) keepWithin(bits, segment.numbers[range.number]!, range);
    return bits;
  });
}

function keepWithin(bits: Int32Array, numbers: Int32Array, { from, to, orNull }: Range): void {
  // Without a number is below every edge, so that one comparison does for most documents.
  const low = Math.max(from, NONE + 1);
  const within = new Int32Array(wordsFor(numbers.length));
  for (let document = 0; document < numbers.length; document++) {
    const number = numbers[document]!;
    if (number >= low ? number < to : number === NONE && orNull) put(within, document);
  }
  for (let word = 0; word < bits.length; word++) bits[word]! &= within[word]!;
}

/** For each document, one code that says where it stands in every choice of the question. */
export function choiceColumn(segment: Segment, { choices, choicesKey }: QuestionPlan): Uint16Array {
  return kept(segment.keptColumns, choicesKey, () => {
    const column = new Uint16Array(segment.size);
    for (const choice of choices) addCodes(column, segment.numbers[choice.number]!, choice);
    return column;
  });
}

function addCodes(
  column: Uint16Array,
  numbers: Int32Array,
  { edges, stride }: PlannedChoice,
): void {
  const sorted = Float64Array.from(edges);
  for (let document = 0; document < numbers.length; document++) {
    const number = numbers[document]!;
    if (number === NONE) continue;
    let code = 1;
    for (let at = 0; at < sorted.length; at++) if (number >= sorted[at]!) code++;
    column[document]! += code * stride;
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
