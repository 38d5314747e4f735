import { addAll, countOf, has, keepOnly, put, readBits, takeAway, wordsFor } from "./bits.ts";
import { isDense } from "./pages.ts";
import { listBitmap, type Segment, sparsePostings } from "./segment.ts";

/** A word of the question, or several of which one will do, and what finding it is worth in each field. */
export type Wanted = { stems: readonly string[]; worth: readonly number[] };

/** What matches in a segment: a set of documents, or a short list of them with their scores. */
export type Matches =
  | { kind: "set"; bits: Int32Array; base: number; bonuses: readonly Bonus[]; most: number }
  | { kind: "list"; documents: Uint32Array; count: number; scores: Uint32Array; most: number };

export type MatchingSet = Extract<Matches, { kind: "set" }>;
export type MatchingList = Extract<Matches, { kind: "list" }>;

/** What a document of the set scores above the base. */
export type Bonus = { bits: Int32Array; worth: number };

type Found =
  | { kind: "dense"; bits: Int32Array; best: (rank: number) => Int32Array }
  | { kind: "sparse"; postings: Uint32Array };

/** The documents among `live` that have every word; null where there can be none. */
export function matchWords(
  segment: Segment,
  wanted: readonly Wanted[],
  live: Int32Array,
): Matches | null {
  const found: { found: Found; worth: readonly number[] }[] = [];
  for (const { stems, worth } of wanted) {
    const one = findAny(segment, stems, worth.length - 1);
    if (!one) return null;
    found.push({ found: one, worth });
  }
  const most = wanted.reduce((sum, { worth }) => sum + worth[0]!, 0);
  const dense = found.flatMap(({ found: one, worth }) =>
    one.kind === "dense" ? [{ ...one, worth }] : [],
  );
  const sparse = found.flatMap(({ found: one, worth }) =>
    one.kind === "sparse" ? [{ ...one, worth }] : [],
  );
  if (sparse.length === 0) return matchDense(dense, segment, { live, most });

  sparse.sort((a, b) => a.postings.length - b.postings.length);
  const list = firstList(sparse[0]!, segment, live);
  for (const other of sparse.slice(1)) keepPostings(list, other, segment.rankBits);
  for (const other of dense) keepBits(list, other);
  return { kind: "list", ...list, most };
}

type Dense = { bits: Int32Array; best: (rank: number) => Int32Array; worth: readonly number[] };
type Sparse = { postings: Uint32Array; worth: readonly number[] };
type List = { documents: Uint32Array; scores: Uint32Array; count: number };

type Among = { live: Int32Array; most: number };

/** Without a word there are no scores to list. */
function matchDense(dense: readonly Dense[], { size }: Segment, among: Among): Matches {
  const set = matchSets(dense, among);
  const count = dense.length > 0 ? countOf(set.bits) : size;
  return count * FEW < size ? listed(set, count) : set;
}

function matchSets(dense: readonly Dense[], { live, most }: Among): MatchingSet {
  const bits = dense.length > 0 ? live.slice() : live;
  let base = 0;
  const bonuses: Bonus[] = [];
  for (const { bits: own, best, worth } of dense) {
    keepOnly(bits, own);
    const least = worth.at(-1)!;
    base += least;
    for (let rank = 0; rank < worth.length - 1; rank++) {
      if (worth[rank]! > least) bonuses.push({ bits: best(rank), worth: worth[rank]! - least });
    }
  }
  return { kind: "set", bits, base, bonuses, most };
}

/** Fewer than one document in so many are visited sooner than their bits are counted for every value. */
const FEW = 12;

function listed({ bits, base, bonuses, most }: MatchingSet, count: number): MatchingList {
  const documents = new Uint32Array(count);
  readBits(bits, documents);
  const scores = new Uint32Array(count).fill(base);
  for (const bonus of bonuses) {
    for (let at = 0; at < count; at++) {
      if (has(bonus.bits, documents[at]!)) scores[at]! += bonus.worth;
    }
  }
  return { kind: "list", documents, count, scores, most };
}

function firstList({ postings, worth }: Sparse, { rankBits }: Segment, live: Int32Array): List {
  const documents = new Uint32Array(postings.length);
  const scores = new Uint32Array(postings.length);
  const mask = (1 << rankBits) - 1;
  let count = 0;
  for (let at = 0; at < postings.length; at++) {
    const document = postings[at]! >>> rankBits;
    if (!has(live, document)) continue;
    documents[count] = document;
    scores[count++] = worth[postings[at]! & mask]!;
  }
  return { documents, scores, count };
}

/** Both are in the order of documents, so one walk finds what they share. */
function keepPostings(list: List, { postings, worth }: Sparse, rankBits: number): void {
  const { documents, scores } = list;
  const mask = (1 << rankBits) - 1;
  let count = 0;
  let at = 0;
  for (let n = 0; n < list.count; n++) {
    const document = documents[n]!;
    while (at < postings.length && postings[at]! >>> rankBits < document) at++;
    if (at === postings.length) break;
    if (postings[at]! >>> rankBits !== document) continue;
    documents[count] = document;
    scores[count++] = scores[n]! + worth[postings[at]! & mask]!;
  }
  list.count = count;
}

function keepBits(list: List, { bits, best, worth }: Dense): void {
  const { documents, scores } = list;
  const ranks = worth.slice(0, -1).map((_, rank) => best(rank));
  let count = 0;
  for (let n = 0; n < list.count; n++) {
    const document = documents[n]!;
    if (!has(bits, document)) continue;
    const rank = ranks.findIndex((own) => has(own, document));
    documents[count] = document;
    scores[count++] = scores[n]! + worth.at(rank)!;
  }
  list.count = count;
}

/** Documents with one of the words; `ranks` is how many fields are above the least. */
function findAny(segment: Segment, stems: readonly string[], ranks: number): Found | null {
  const found = stems.flatMap((stem) => findWord(segment, stem) ?? []);
  const [only, ...others] = found;
  if (!only || others.length === 0) return only ?? null;
  const bits = new Int32Array(wordsFor(segment.size));
  for (const one of found) addFound(bits, one, segment);
  // By the best field that one of them stands in, so that no document is in two.
  const above = new Int32Array(bits.length);
  const best = Array.from({ length: ranks }, (_, rank) => {
    const own = new Int32Array(bits.length);
    for (const one of found) addFound(own, one, segment, rank);
    takeAway(own, above);
    addAll(above, own);
    return own;
  });
  return { kind: "dense", bits, best: (rank) => best[rank]! };
}

/** Adds the documents that have a word, or have it in a field of this rank. */
function addFound(bits: Int32Array, found: Found, { rankBits }: Segment, rank?: number): void {
  if (found.kind === "dense") {
    addAll(bits, rank === undefined ? found.bits : found.best(rank));
    return;
  }
  const mask = (1 << rankBits) - 1;
  for (const posting of found.postings) {
    if (rank === undefined || (posting & mask) === rank) put(bits, posting >>> rankBits);
  }
}

function findWord(segment: Segment, stem: string): Found | null {
  const number = segment.stemNumbers.get(stem);
  if (number === undefined) return null;
  const first = segment.firstList[number]!;
  if (!isDense(segment.counts[first]!, segment.size)) {
    return { kind: "sparse", postings: sparsePostings(segment, first) };
  }
  return {
    kind: "dense",
    bits: listBitmap(segment, first),
    best: (rank) => listBitmap(segment, first + 1 + rank),
  };
}
