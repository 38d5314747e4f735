import { readBits } from "./bits.ts";

import { type Lexicon, startsOf } from "./lexicon.ts";
import { isDense, PageWriter } from "./pages.ts";
import { ListsWriter } from "./postings.ts";
import { listBitmap, type Segment, sparsePostings } from "./segment.ts";

/** For each segment, where each document goes; -1 for the dead. */
export type Moves = readonly Int32Array[];

/** Work done between two yields, in postings and in words. */
const STEP = 100_000;
const FEW = 5_000;

/** Brings the words of several segments together; what only the dead had is dropped. */
export function* mergeWords(segments: readonly Segment[], moves: Moves, size: number) {
  const sources = yield* stemSources(segments);
  const writer = new PageWriter();
  const fields = segments[0]?.fields ?? 1;
  const lists = new ListsWriter({ writer, size, fields });
  const gathered = new Gathering(segments, moves, size);
  const stemNumbers = new Map<string, number>();
  const stems: string[] = [];
  const renamed = segments.map((segment) => new Int32Array(segment.stems.length).fill(-1));

  let work = 0;
  for (let stem = 0; stem + 1 < sources.starts.length; stem++) {
    const [from, to] = [sources.starts[stem]!, sources.starts[stem + 1]!];
    const count = gathered.gather(sources, from, to);
    work += count + 20;
    if (count > 0) {
      for (let at = from; at < to; at++) {
        renamed[sources.segments[at]!]![sources.stems[at]!] = stems.length;
      }
      const name = segments[sources.segments[from]!]!.stems[sources.stems[from]!]!;
      stemNumbers.set(name, stems.length);
      stems.push(name);
      lists.add(gathered.postings, count);
    }
    if (work > STEP) {
      work = 0;
      yield;
    }
  }
  const lexicon = yield* mergeLexicons(segments, renamed);
  yield;
  return { stems, stemNumbers, ...lists.finish(), pages: writer.finish(), lexicon };
}

/** Which stems of which segments are one: those of stem s are starts[s] up to starts[s + 1]. */
type Sources = { starts: Uint32Array; segments: Uint32Array; stems: Uint32Array };

function* stemSources(segments: readonly Segment[]): Generator<void, Sources> {
  const { numbers, size } = yield* numberStems(segments);
  const starts = new Uint32Array(size + 1);
  for (const own of numbers) for (const number of own) starts[number + 1]!++;
  for (let number = 1; number <= size; number++) starts[number]! += starts[number - 1]!;
  yield;
  const next = starts.slice();
  const sources = {
    starts,
    segments: new Uint32Array(starts[size]!),
    stems: new Uint32Array(starts[size]!),
  };
  for (const [at, own] of numbers.entries()) {
    for (const [stem, number] of own.entries()) {
      const place = next[number]!++;
      sources.segments[place] = at;
      sources.stems[place] = stem;
    }
    yield;
  }
  return sources;
}

/** For each segment, the common number of each of its stems. */
function* numberStems(
  segments: readonly Segment[],
): Generator<void, { numbers: Uint32Array[]; size: number }> {
  const known = new Map<string, number>();
  const numbers = segments.map(({ stems }) => new Uint32Array(stems.length));
  for (const [at, { stems }] of segments.entries()) {
    for (const [stem, name] of stems.entries()) {
      const number = known.get(name) ?? known.size;
      if (number === known.size) known.set(name, number);
      numbers[at]![stem] = number;
      if (stem % FEW === FEW - 1) yield;
    }
    yield;
  }
  return { numbers, size: known.size };
}

/** Collects the postings of one stem under the new numbers of its documents. */
class Gathering {
  readonly postings: Uint32Array;
  readonly #segments: readonly Segment[];
  readonly #moves: Moves;
  readonly #size: number;
  #count = 0;

  constructor(segments: readonly Segment[], moves: Moves, size: number) {
    this.postings = new Uint32Array(size);
    this.#segments = segments;
    this.#moves = moves;
    this.#size = size;
  }

  /** Returns how many there are; sorted, unless they are so many that a bitmap will be made. */
  gather({ segments, stems }: Sources, from: number, to: number): number {
    this.#count = 0;
    for (let at = from; at < to; at++) this.#add(segments[at]!, stems[at]!);
    const { postings } = this;
    if (!isDense(this.#count, this.#size) && !isSorted(postings, this.#count)) {
      postings.subarray(0, this.#count).sort();
    }
    return this.#count;
  }

  #add(at: number, stem: number): void {
    const segment = this.#segments[at]!;
    const places = this.#moves[at]!;
    const list = segment.firstList[stem]!;
    if (isDense(segment.counts[list]!, segment.size)) {
      this.#addDense(segment, list, places);
      return;
    }
    const { rankBits } = segment;
    const mask = (1 << rankBits) - 1;
    for (const posting of sparsePostings(segment, list)) {
      const place = places[posting >>> rankBits]!;
      if (place >= 0) this.postings[this.#count++] = (place << rankBits) | (posting & mask);
    }
  }

  #addDense(segment: Segment, list: number, places: Int32Array): void {
    const left = listBitmap(segment, list).slice();
    const documents = new Uint32Array(segment.counts[list]!);
    for (let rank = 0; rank < segment.fields; rank++) {
      const isLast = rank === segment.fields - 1;
      const bits = isLast ? left : listBitmap(segment, list + 1 + rank);
      const count = readBits(bits, documents);
      for (let n = 0; n < count; n++) {
        const place = places[documents[n]!]!;
        if (place >= 0) this.postings[this.#count++] = (place << segment.rankBits) | rank;
      }
      if (!isLast) for (let word = 0; word < left.length; word++) left[word]! &= ~bits[word]!;
    }
  }
}

function isSorted(values: Uint32Array, count: number): boolean {
  for (let at = 1; at < count; at++) if (values[at]! < values[at - 1]!) return false;
  return true;
}

/** Lexicons are sorted by length, and so is what comes of them. */
function* mergeLexicons(
  segments: readonly Segment[],
  renamed: readonly Int32Array[],
): Generator<void, Lexicon> {
  const words: string[] = [];
  const stems: number[] = [];
  const masks: number[] = [];
  const lengths = segments[0]?.lexicon.starts.length ?? 1;
  for (let length = 0; length < lengths - 1; length++) {
    const met = new Set<string>();
    for (const [at, { lexicon }] of segments.entries()) {
      for (let n = lexicon.starts[length]!; n < lexicon.starts[length + 1]!; n++) {
        const stem = renamed[at]![lexicon.stems[n]!]!;
        const word = lexicon.words[n]!;
        if (stem < 0 || met.has(word)) continue;
        met.add(word);
        words.push(word);
        stems.push(stem);
        masks.push(lexicon.masks[n]!);
        if (words.length % FEW === 0) yield;
      }
    }
    yield;
  }
  const starts = startsOf(words);
  yield;
  return { words, stems: new Uint32Array(stems), masks: new Int32Array(masks), starts };
}
