import { eachBlock } from "./bit-blocks.ts";
import { allOf, takeAway } from "./bits.ts";
import { choiceColumn, reachedSets } from "./columns.ts";
import type { CountedSet } from "./counted-set.ts";
import type { Layout } from "./layout.ts";
import { placeOf } from "./number-order.ts";
import { choiceName, type QuestionPlan } from "./plan.ts";
import { NONE, type Segment } from "./segment.ts";
import type { AllCounters } from "./tally.ts";

/** Counts the values of a facet or the codes of a choice; which filter is its own, if any is. */
export type SetCount = { filter: number | undefined; count: (set: CountedSet) => void };

/** Everything that a question counts in a segment, when what matches is a set. */
export function setCounts(
  segment: Segment,
  { plan, layout, counters }: { plan: QuestionPlan; layout: Layout; counters: AllCounters },
): SetCount[] {
  const { active, question } = plan;
  const { inSets } = counters.shared;
  const packed = question.count
    .filter((name) => segment.valueSets.has(name))
    .map((name) => ({
      filter: active.get(name),
      count: (set: CountedSet) => countValues(segment, name, { set, into: inSets.get(name)! }),
    }));
  const learnt = layout.learnt.flatMap(({ name }, at) => {
    const tally = counters.learnt[at]!.passing;
    const count = (set: CountedSet) => countLearnt(segment, at, { set, into: tally! });
    return tally ? [{ filter: active.get(name), count }] : [];
  });
  return [...packed, ...learnt, ...choiceCounts(segment, plan, inSets)];
}

type Counting<Counts> = { set: CountedSet; into: Counts };

function countValues(segment: Segment, name: string, { set, into }: Counting<Float64Array>): void {
  const { sets, wholes } = segment.valueSets.get(name)!;
  for (const [at, own] of sets.entries()) into[1 + at]! += set.within(own, wholes[at]!);
}

function choiceCounts(
  segment: Segment,
  plan: QuestionPlan,
  inSets: ReadonlyMap<string, Float64Array>,
): SetCount[] {
  if (plan.choices.length === 0) return [];
  const reached = reachedSets(segment, choiceColumn(segment, plan), plan.choices);
  return plan.choices.map(({ name, number, edges }, at) => {
    const own = choiceName(name);
    const wholes = [NONE + 1, ...edges].map((edge) => wholeFrom(segment, number, edge));
    return {
      filter: plan.active.get(own),
      count: (set) => countReached(reached[at]!, wholes, { set, into: inSets.get(own)! }),
    };
  });
}

function wholeFrom({ numbers, orders, size }: Segment, number: number, edge: number): number {
  return size - placeOf(edge, numbers[number]!, orders[number]!);
}

/** Who has reached an edge has reached all before it: a code is what one set has more than the next. */
function countReached(
  reached: readonly Int32Array[],
  wholes: readonly number[],
  { set, into }: Counting<Float64Array>,
): void {
  let before = set.total;
  for (const [code, own] of reached.entries()) {
    const count = set.within(own, wholes[code]!);
    into[code]! += before - count;
    before = count;
  }
  into[reached.length]! += before;
}

/** Learnt values are too many for a set each: documents are visited, or the others where those are fewer. */
function countLearnt(segment: Segment, at: number, { set, into }: Counting<Uint32Array>): void {
  const { codes } = segment.learnt[at]!;
  if (set.total * 2 <= segment.size) {
    tally(set.bits, codes, { into, step: 1 });
    return;
  }
  const others = allOf(segment.size);
  takeAway(others, set.bits);
  tally(others, codes, { into, step: -1 });
  const whole = wholeOf(segment, codes, into.length);
  for (let code = 0; code < whole.length; code++) into[code]! += whole[code]!;
}

type Tally = { into: Uint32Array; step: 1 | -1 };

function tally(bits: Int32Array, codes: Uint32Array, { into, step }: Tally): void {
  eachBlock(bits, (documents, count) => {
    for (let at = 0; at < count; at++) into[codes[documents[at]!]!]! += step;
    return true;
  });
}

function wholeOf({ wholes }: Segment, codes: Uint32Array, count: number): Uint32Array {
  let whole = wholes.get(codes);
  if (!whole) {
    whole = new Uint32Array(count);
    for (let document = 0; document < codes.length; document++) whole[codes[document]!]!++;
    wholes.set(codes, whole);
  }
  return whole;
}
