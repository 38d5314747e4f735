import type { SearchOrder } from "../contract.ts";
import { addAll, has, keepOnly, takeAway } from "./bits.ts";
import type { Layout } from "./layout.ts";
import type { Bonus, Matches, MatchingList, MatchingSet } from "./match.ts";
import { placeOf } from "./number-order.ts";
import { HALVING, NONE, type Segment } from "./segment.ts";
import { facetFilter } from "./set-filter.ts";

/** One place in the order: the greater key first, then the newer, then the smaller id. */
export type Ranked = { key: number; newest: number; id: number };

/** Takes passing documents in their order and remembers the best. */
export type Ranking = {
  take(documents: Uint32Array, count: number): void;
  /** Whether neither this document nor any after it can be among the best. */
  isSettled(document: number): boolean;
  /** Finds the best of a whole set in another way than one after the other. */
  takeSet?(bits: Int32Array): void;
  /** Parts of a set, of which no more than the first few need be taken. */
  partsOf?(bits: Int32Array): Part[];
  best(): Ranked[];
};

export type Part = { wordsOf: (from: number, to: number) => Int32Array; most: number };

const MAX_SCORE = 0xffff;
const logarithms = new Int32Array(MAX_SCORE + 1).map((_, score) =>
  Math.round(HALVING * Math.log2(Math.max(1, score))),
);

/** What a score is worth beside freshness, both as logarithms. */
export function worthOfScore(score: number): number {
  return logarithms[Math.min(score, MAX_SCORE)]!;
}

export const MAX_BLOCK_SIZE = 2048;

type RankingRequest = { order: SearchOrder; most: number; layout: Layout };

export function rankingFor(segment: Segment, matches: Matches, asked: RankingRequest): Ranking {
  const { order, layout } = asked;
  const most = Math.min(asked.most, segment.size);
  if (order === "relevance") {
    const isScored = matches.kind === "list" || matches.base > 0;
    return isScored ? byRelevance(segment, matches, most) : byNewest(segment, most);
  }
  if ("having" in order) {
    return byHaving(segment, facetFilter(order.having, order.values, layout).bitmap(segment), most);
  }
  const number = layout.shape.numbers.indexOf(order.by);
  if (number < 0) throw new Error(`The index has no number "${order.by}"`);
  if (number === layout.newest && order.direction === "down") return byNewest(segment, most);
  return byNumber(segment, number, order.direction === "down" ? 1 : -1, most);
}

/** Documents are numbered so: the first to pass are the best. */
function byNewest(segment: Segment, most: number): Ranking {
  const taken = new Uint32Array(most);
  let count = 0;
  return {
    take(documents, passing) {
      for (let at = 0; at < passing && count < most; at++) taken[count++] = documents[at]!;
    },
    isSettled: () => count === most,
    best: () => Array.from(taken.subarray(0, count), (document) => rankedAt(segment, document, 0)),
  };
}

/** Those of a set, then the others; in each the first to pass are the best. */
function byHaving(segment: Segment, having: Int32Array, most: number): Ranking {
  const heap = new BoundedHeap(most);
  const keyOf = (document: number) => Number(has(having, document));
  return {
    take(documents, count) {
      for (let at = 0; at < count; at++) heap.offer(keyOf(documents[at]!), documents[at]!);
    },
    isSettled: () => false,
    partsOf: (bits) => [
      { wordsOf: wordsWith(bits, [having]), most },
      { wordsOf: wordsWithout(bits, [having]), most },
    ],
    best: () => heap.sorted().map(({ key, document }) => rankedAt(segment, document, key)),
  };
}

function byNumber(segment: Segment, number: number, direction: 1 | -1, most: number): Ranking {
  const numbers = segment.numbers[number]!;
  const heap = new BoundedHeap(most);
  const walked: number[] = [];
  const keyOf = (document: number) =>
    numbers[document] === NONE ? -Infinity : numbers[document]! * direction;
  return {
    take(documents, count) {
      for (let at = 0; at < count; at++) heap.offer(keyOf(documents[at]!), documents[at]!);
    },
    isSettled: () => false,
    takeSet(bits) {
      for (const [from, to] of runs(numbers, segment.orders[number]!, direction)) {
        for (let at = from; at < to && walked.length < most; at++) {
          const document = segment.orders[number]![at]!;
          if (has(bits, document)) walked.push(document);
        }
        if (walked.length === most) return;
      }
    },
    best: () => {
      const documents = walked.length > 0 ? walked : heap.sorted().map(({ document }) => document);
      return documents.map((document) => rankedAt(segment, document, keyOf(document)));
    },
  };
}

/** Parts of the order, the best first; within a part documents are the newest first. */
function* runs(
  numbers: Int32Array,
  order: Uint32Array,
  direction: 1 | -1,
): Generator<[from: number, to: number]> {
  const known = placeOf(NONE + 1, numbers, order);
  if (direction === -1) {
    yield [known, order.length];
  } else {
    for (let to = order.length; to > known; ) {
      const from = placeOf(numbers[order[to - 1]!]!, numbers, order);
      yield [from, to];
      to = from;
    }
  }
  yield [0, known];
}

function byRelevance(segment: Segment, matches: Matches, most: number): Ranking {
  const { freshness } = segment;
  const heap = new BoundedHeap(most);
  const score = matches.kind === "list" ? listScores(matches) : setScores(matches);
  const highest = worthOfScore(matches.most);
  const scores = new Uint32Array(MAX_BLOCK_SIZE);
  // Later documents are older: when not even the best match could enter, none will.
  const isSettled = (document: number) => highest + freshness[document]! < heap.worst;
  const take = (documents: Uint32Array, count: number) => {
    if (count === 0 || isSettled(documents[0]!)) return;
    score(documents, count, scores);
    for (let at = 0; at < count; at++) {
      const document = documents[at]!;
      heap.offer(logarithms[Math.min(scores[at]!, MAX_SCORE)]! + freshness[document]!, document);
    }
  };
  return {
    take,
    isSettled,
    best: () => heap.sorted().map(({ key, document }) => rankedAt(segment, document, key)),
    ...(matches.kind === "set"
      ? { partsOf: (bits: Int32Array) => byScore(bits, matches.bonuses, most) }
      : {}),
  };
}

/**
 * Documents that score no more than the base differ by age alone, so the first few of them
 * will do; only those with a word in a better field are all looked at.
 */
function byScore(bits: Int32Array, bonuses: readonly Bonus[], most: number): Part[] {
  const better = bonuses.map((bonus) => bonus.bits);
  return [
    { wordsOf: wordsWithout(bits, better), most },
    { wordsOf: wordsWith(bits, better), most: Number.POSITIVE_INFINITY },
  ];
}

/** Words of what is in a set and in one of the others. */
function wordsWith(bits: Int32Array, others: readonly Int32Array[]): Part["wordsOf"] {
  return (from, to) => {
    const words = new Int32Array(to - from);
    for (const other of others) addAll(words, other.subarray(from, to));
    keepOnly(words, bits.subarray(from, to));
    return words;
  };
}

function wordsWithout(bits: Int32Array, others: readonly Int32Array[]): Part["wordsOf"] {
  return (from, to) => {
    const words = bits.slice(from, to);
    for (const other of others) takeAway(words, other.subarray(from, to));
    return words;
  };
}

type Score = (documents: Uint32Array, count: number, into: Uint32Array) => void;

function setScores({ base, bonuses }: MatchingSet): Score {
  return (documents, count, into) => {
    into.fill(base, 0, count);
    for (const { bits, worth } of bonuses) {
      for (let at = 0; at < count; at++) {
        const document = documents[at]!;
        into[at]! += ((bits[document >>> 5]! >>> (document & 31)) & 1) * worth;
      }
    }
  };
}

/** The list is in the order of documents, and so are those that passed. */
function listScores({ documents: all, scores }: MatchingList): Score {
  let next = 0;
  return (documents, count, into) => {
    for (let at = 0; at < count; at++) {
      while (all[next] !== documents[at]) next++;
      into[at] = scores[next]!;
    }
  };
}

function rankedAt({ newest, ids }: Segment, document: number, key: number): Ranked {
  return { key, newest: newest[document]!, id: ids[document]! };
}

/** Keeps the best few of many: the worst of them on top, so that it is quickly beaten. */
export class BoundedHeap {
  readonly #most: number;
  readonly #keys: Float64Array;
  readonly #documents: Uint32Array;
  #count = 0;
  /** What a document must reach to enter. */
  worst = -Infinity;

  constructor(most: number) {
    this.#most = most;
    this.#keys = new Float64Array(most);
    this.#documents = new Uint32Array(most);
    if (most === 0) this.worst = Infinity;
  }

  offer(key: number, document: number): void {
    if (this.#count < this.#most) this.#rise(key, document);
    else if (key >= this.worst && this.#isBetter(key, document)) this.#sink(key, document);
  }

  sorted(): { key: number; document: number }[] {
    return Array.from({ length: this.#count }, (_, at) => ({
      key: this.#keys[at]!,
      document: this.#documents[at]!,
    })).sort((a, b) => (a.key === b.key ? a.document - b.document : b.key > a.key ? 1 : -1));
  }

  #rise(key: number, document: number): void {
    let at = this.#count++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorse(key, document, parent)) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#keys[at] = key;
    this.#documents[at] = document;
    if (this.#count === this.#most) this.worst = this.#keys[0]!;
  }

  #sink(key: number, document: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#count) break;
      const other = child + 1;
      if (
        other < this.#count &&
        this.#isWorse(this.#keys[other]!, this.#documents[other]!, child)
      ) {
        child = other;
      }
      if (this.#isWorse(key, document, child)) break;
      this.#move(child, at);
      at = child;
    }
    this.#keys[at] = key;
    this.#documents[at] = document;
    this.worst = this.#keys[0]!;
  }

  #isBetter(key: number, document: number): boolean {
    return this.#most > 0 && (key > this.worst || document < this.#documents[0]!);
  }

  #isWorse(key: number, document: number, than: number): boolean {
    const other = this.#keys[than]!;
    return key < other || (key === other && document > this.#documents[than]!);
  }

  #move(from: number, to: number): void {
    this.#keys[to] = this.#keys[from]!;
    this.#documents[to] = this.#documents[from]!;
  }
}
