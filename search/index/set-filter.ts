import { allOf, put, wordsFor } from "./bits.ts";
import { keepWithin, type Range } from "./keep-within.ts";
import type { Layout } from "./layout.ts";
import type { Segment } from "./segment.ts";
import { unionOf } from "./value-sets.ts";

/** A filter as the set of a segment's documents that pass it, dead or alive; kept by its key. */
export type SetFilter = { key: string; bitmap: (segment: Segment) => Int32Array };

export function facetFilter(name: string, allowed: readonly string[], layout: Layout): SetFilter {
  const key = JSON.stringify([name, allowed.toSorted()]);
  const values = new Set(allowed);
  const learnt = layout.learnt.findIndex((facet) => facet.name === name);
  // Worked out once for a segment, not for every question: a bitmap is kept by its key.
  return {
    key,
    bitmap: (segment) =>
      learnt >= 0 ? passLearnt(segment, learnt, values) : passPacked(segment, layout, name, values),
  };
}

export function rangeFilter(range: Range): SetFilter {
  return {
    key: JSON.stringify(range),
    bitmap: (segment) => {
      const bits = allOf(segment.size);
      keepWithin(bits, segment, range);
      return bits;
    },
  };
}

function passLearnt(segment: Segment, learnt: number, values: ReadonlySet<string>): Int32Array {
  const { codes, sets } = segment.learnt[learnt]!;
  const passes = sets.map((set) => set.some((value) => values.has(value)));
  return passing(segment, codes, Uint8Array.from(passes, Number));
}

function passPacked(
  segment: Segment,
  { groups }: Layout,
  name: string,
  values: ReadonlySet<string>,
): Int32Array {
  const member = groups.flatMap(({ members }) => members).find((one) => one.name === name)!;
  const { sets } = segment.valueSets.get(name)!;
  const allowed = sets.filter((_, at) => values.has(member.values[at]!));
  return unionOf(allowed, wordsFor(segment.size));
}

function passing({ size }: Segment, codes: Uint32Array, passes: Uint8Array): Int32Array {
  const bits = new Int32Array(wordsFor(size));
  for (let document = 0; document < size; document++) {
    if (passes[codes[document]!] === 1) put(bits, document);
  }
  return bits;
}
