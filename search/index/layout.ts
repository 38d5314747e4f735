import { createHash } from "node:crypto";
import type { IndexShape } from "../contract.ts";

/** Facets with closed lists share columns: each document has one code for all facets of a group. */
export type Layout = {
  shape: IndexShape;
  /** Fields, the weightiest first: a word counts where it stands best. */
  fields: readonly { field: string; weight: number }[];
  groups: readonly Group[];
  /** Facets whose values are learnt, each with a column of its own. */
  learnt: readonly { name: string; values: readonly string[] | null }[];
  /** Which of the numbers says how new a document is. */
  newest: number;
  version: string;
};

export type Group = { size: number; members: readonly Member[] };
export type Member = {
  name: string;
  values: readonly string[];
  stride: number;
  /** The member's own code for each code of the group; 0 is "no value". */
  codes: Uint16Array;
};

/** Grows when arrays change their meaning: older snapshots are then refused. */
const FORMAT = 1;

/** Small enough to be cleared and folded for every question. */
const MAX_GROUP_SIZE = 4096;

export function layoutOf(shape: IndexShape): Layout {
  const newest = shape.numbers.indexOf(shape.newest);
  if (newest < 0) throw new Error(`"${shape.newest}" orders the documents but is not a number`);
  const isPacked = ({ values, many }: IndexShape["facets"][number]) =>
    values !== undefined && !many && values.length < MAX_GROUP_SIZE;
  return {
    shape,
    fields: shape.words.toSorted((a, b) => b.weight - a.weight),
    groups: grouped(shape.facets.filter(isPacked)),
    learnt: shape.facets
      .filter((facet) => !isPacked(facet))
      .map(({ name, values }) => ({ name, values: values ?? null })),
    newest,
    version: createHash("sha256")
      .update(JSON.stringify([FORMAT, shape]))
      .digest("hex"),
  };
}

function grouped(facets: readonly IndexShape["facets"][number][]): Group[] {
  const groups: (typeof facets)[number][][] = [];
  let size = MAX_GROUP_SIZE + 1;
  for (const facet of facets) {
    const codes = (facet.values?.length ?? 0) + 1;
    if (size * codes > MAX_GROUP_SIZE) {
      groups.push([]);
      size = 1;
    }
    groups.at(-1)!.push(facet);
    size *= codes;
  }
  return groups.map(groupOf);
}

function groupOf(facets: readonly IndexShape["facets"][number][]): Group {
  const sizes = facets.map(({ values }) => (values?.length ?? 0) + 1);
  const size = sizes.reduce((product, codes) => product * codes, 1);
  let stride = 1;
  const members = facets.map(({ name, values = [] }, at) => {
    const member = { name, values, stride, codes: codesOf(size, stride, sizes[at]!) };
    stride *= sizes[at]!;
    return member;
  });
  return { size, members };
}

export function codesOf(size: number, stride: number, codes: number): Uint16Array {
  const own = new Uint16Array(size);
  for (let code = 0; code < size; code++) own[code] = ((code / stride) | 0) % codes;
  return own;
}
