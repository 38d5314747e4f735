import { atOnce } from "./at-once.ts";
import { allOf, countBoth, has, put, wordsFor } from "./bits.ts";
import { IdTable } from "./id-table.ts";
import type { Layout } from "./layout.ts";
import type { Lexicon } from "./lexicon.ts";
import { orderBy } from "./number-order.ts";
import { bitmapAt, isDense, type Pages, readGaps } from "./pages.ts";
import { type ValueSets, valueSetsOf } from "./value-sets.ts";

/** Stands for "no number". */
export const NONE = -0x80000000;

/** One column of learnt values: each code stands for the set of values a document has. */
export type LearntColumn = { codes: Uint32Array; sets: readonly (readonly string[])[] };

/**
 * Documents numbered newest first, in arrays that never change. Only deaths are
 * marked: a changed document dies here and lives on in a younger segment.
 */
export type SegmentArrays = {
  size: number;
  ids: Float64Array;
  numbers: readonly Int32Array[];
  groups: readonly Uint16Array[];
  learnt: readonly LearntColumn[];
  stems: readonly string[];
  /** The lists of stem s are firstList[s] up to firstList[s + 1]. */
  firstList: Uint32Array;
  counts: Uint32Array;
  wheres: Uint32Array;
  pages: Pages;
  lexicon: Lexicon;
};

export type Segment = SegmentArrays & {
  fields: number;
  /** A posting is the document's number, then this many bits for the best field. */
  rankBits: number;
  newest: Int32Array;
  /** How much its age leaves of a document's score, in 4096ths of a halving. */
  freshness: Int32Array;
  stemNumbers: ReadonlyMap<string, number>;
  idTable: IdTable;
  /** For each number, the documents by it. */
  orders: readonly Uint32Array[];
  valueSets: ReadonlyMap<string, ValueSets>;
  alive: Int32Array;
  dead: number;
  /** Bitmaps and columns worked out for questions; deaths are kept out of the bitmaps. */
  cachedBitmaps: Map<string, Int32Array>;
  /** Where filters that are not counted let documents pass, dead or alive. */
  cachedFilters: Map<string, Int32Array>;
  cachedColumns: Map<string, CachedColumn>;
  /** How many documents have each code of a learnt column. */
  wholes: Map<Uint32Array, Uint32Array>;
  cachedCounts: Map<number, number>;
};

/** Codes of a question's choices, right for these edges. */
export type CachedColumn = {
  codes: Uint16Array;
  edges: readonly (readonly number[])[];
  /** For each choice, the documents with a number, then those that have reached each edge; once asked for. */
  reached: readonly (readonly Int32Array[])[] | null;
};

/** What is worked out from the arrays; a merge does it in small steps beforehand. */
type Derived = Pick<Segment, "stemNumbers" | "idTable" | "orders" | "valueSets">;

export function segmentFrom(arrays: SegmentArrays, layout: Layout, derived?: Derived): Segment {
  const { size, ids, stems, numbers } = arrays;
  const { newest } = layout;
  const fields = layout.fields.length;
  return {
    ...arrays,
    fields,
    rankBits: rankBitsFor(fields),
    newest: numbers[newest]!,
    freshness: freshnessOf(numbers[newest]!),
    stemNumbers: derived?.stemNumbers ?? new Map(stems.map((name, number) => [name, number])),
    idTable: derived?.idTable ?? IdTable.of(ids),
    orders: derived?.orders ?? numbers.map((column) => atOnce(orderBy(column))),
    valueSets: derived?.valueSets ?? atOnce(valueSetsOf(arrays, layout)),
    alive: allOf(size),
    dead: 0,
    cachedBitmaps: new Map(),
    cachedFilters: new Map(),
    cachedColumns: new Map(),
    wholes: new Map(),
    cachedCounts: new Map(),
  };
}

export function rankBitsFor(fields: number): number {
  return fields > 1 ? 32 - Math.clz32(fields - 1) : 0;
}

const MINUTES_TO_HALF = 30 * 24 * 60;
export const HALVING = 4096;
const OLDEST = -0x40000000;

/** Documents lose half their score in 30 days. In logarithms it is a sum, whatever the time is now. */
export function freshnessOf(newest: Int32Array): Int32Array {
  const freshness = new Int32Array(newest.length);
  for (let n = 0; n < newest.length; n++) {
    const minutes = newest[n]!;
    freshness[n] = minutes === NONE ? OLDEST : Math.floor((minutes * HALVING) / MINUTES_TO_HALF);
  }
  return freshness;
}

/** Marks a document dead; false where it is not here, or dead already. */
export function kill(segment: Segment, id: number): boolean {
  const document = segment.idTable.find(id);
  if (document < 0 || !has(segment.alive, document)) return false;
  const word = document >>> 5;
  const others = ~(1 << (document & 31));
  segment.alive[word]! &= others;
  for (const bits of segment.cachedBitmaps.values()) bits[word]! &= others;
  segment.cachedCounts.clear();
  segment.dead++;
  return true;
}

/** In how many living documents a stem stands. */
export function livingCount(segment: Segment, stem: number): number {
  const first = segment.firstList[stem]!;
  const count = segment.counts[first]!;
  if (segment.dead === 0) return count;
  let living = segment.cachedCounts.get(stem);
  if (living === undefined) {
    living = countWithin(segment, stem, segment.alive);
    segment.cachedCounts.set(stem, living);
  }
  return living;
}

/** In how many documents of a set a stem stands. */
export function countWithin(segment: Segment, stem: number, bits: Int32Array): number {
  const { firstList, counts, size, rankBits } = segment;
  const first = firstList[stem]!;
  if (isDense(counts[first]!, size)) return countBoth(listBitmap(segment, first), bits);
  let count = 0;
  for (const posting of sparsePostings(segment, first))
    if (has(bits, posting >>> rankBits)) count++;
  return count;
}

/** A list as a bitmap of the whole segment, shared where it is kept so. */
export function listBitmap(segment: Segment, list: number): Int32Array {
  const { counts, wheres, pages, size } = segment;
  const count = counts[list]!;
  if (isDense(count, size)) return bitmapAt(pages, wheres[list]!, wordsFor(size));
  const documents = new Uint32Array(count);
  readGaps(pages, wheres[list]!, count, documents);
  const bits = new Int32Array(wordsFor(size));
  for (const document of documents) put(bits, document);
  return bits;
}

/** The postings of a stem that is not dense: the document, then its best field. */
export function sparsePostings(segment: Segment, list: number): Uint32Array {
  const postings = new Uint32Array(segment.counts[list]!);
  readGaps(segment.pages, segment.wheres[list]!, postings.length, postings);
  return postings;
}
