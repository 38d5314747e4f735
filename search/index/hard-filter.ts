import { put, wordsFor } from "./bits.ts";
import type { Layout } from "./layout.ts";
import type { Segment } from "./segment.ts";

/** A filter whose facet is not counted: which documents of a segment pass it. */
export type HardFilter = { key: string; bitmap: (segment: Segment) => Int32Array };

export function hardFilter(name: string, allowed: readonly string[], layout: Layout): HardFilter {
  const key = JSON.stringify([name, allowed.toSorted()]);
  const values = new Set(allowed);
  const learnt = layout.learnt.findIndex((facet) => facet.name === name);
  if (learnt >= 0) {
    return {
      key,
      bitmap: (segment) => {
        const { codes, sets } = segment.learnt[learnt]!;
        const passes = sets.map((set) => set.some((value) => values.has(value)));
        return passing(segment, codes, Uint8Array.from(passes, Number));
      },
    };
  }
  const group = layout.groups.findIndex(({ members }) => members.some((one) => one.name === name));
  const member = layout.groups[group]!.members.find((one) => one.name === name)!;
  const own = Uint8Array.from([false, ...member.values.map((value) => values.has(value))], Number);
  const passes = Uint8Array.from(member.codes, (code) => own[code]!);
  return { key, bitmap: (segment) => passing(segment, segment.groups[group]!, passes) };
}

function passing(
  { size }: Segment,
  codes: Uint16Array | Uint32Array,
  passes: Uint8Array,
): Int32Array {
  const bits = new Int32Array(wordsFor(size));
  for (let document = 0; document < size; document++) {
    if (passes[codes[document]!] === 1) put(bits, document);
  }
  return bits;
}
