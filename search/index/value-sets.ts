import { addAll, countOf, put, wordsFor } from "./bits.ts";
import type { Layout, Member } from "./layout.ts";

/** For each value of a facet, in the order of its list, the documents that have it, dead or alive. */
export type ValueSets = { sets: readonly Int32Array[]; wholes: readonly number[] };

type Grouped = { size: number; groups: readonly Uint16Array[] };

/** The sets of every packed facet. Yields after each of them. */
export function* valueSetsOf(
  { size, groups }: Grouped,
  layout: Layout,
): Generator<void, Map<string, ValueSets>> {
  const all = new Map<string, ValueSets>();
  for (const [at, { members }] of layout.groups.entries()) {
    for (const member of members) {
      all.set(member.name, setsOf(groups[at]!, member, size));
      yield;
    }
  }
  return all;
}

function setsOf(column: Uint16Array, { values, codes }: Member, size: number): ValueSets {
  const words = wordsFor(size);
  const sets = values.map(() => new Int32Array(words));
  const byCode = [new Int32Array(words), ...sets];
  for (let document = 0; document < size; document++) {
    put(byCode[codes[column[document]!]!]!, document);
  }
  return { sets, wholes: sets.map(countOf) };
}

export function unionOf(sets: readonly Int32Array[], words: number): Int32Array {
  const union = new Int32Array(words);
  for (const set of sets) addAll(union, set);
  return union;
}
