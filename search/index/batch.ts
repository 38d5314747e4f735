import type { SearchDocument } from "../contract.ts";
import { stem } from "../words/stem.ts";
import { stopWords } from "../words/stop-words.ts";
import { tokenise } from "../words/tokenise.ts";
import type { Layout } from "./layout.ts";
import { LearntValues } from "./learnt-values.ts";
import { lexiconOf } from "./lexicon.ts";
import { PageWriter } from "./pages.ts";
import { ListsWriter } from "./postings.ts";
import { NONE, rankBitsFor, type Segment, segmentFrom } from "./segment.ts";

const MAX_NUMBER = 2_000_000_000;

/** Documents whose words are taken in between two yields. */
const STEP = 50;

/** Makes a segment of documents with different ids. Yields every few milliseconds' work. */
export function* segmentInSteps(
  documents: readonly SearchDocument[],
  layout: Layout,
): Generator<void, Segment> {
  const { shape } = layout;
  const sorted = documents
    .map((document) => ({ document, minutes: whole(document.numbers[shape.newest]) }))
    .sort((a, b) => b.minutes - a.minutes || a.document.id - b.document.id)
    .map(({ document }) => document);
  yield;
  const words = yield* wordsOf(sorted, layout);
  yield;
  return segmentFrom(
    {
      size: sorted.length,
      ids: Float64Array.from(sorted, ({ id }) => id),
      numbers: shape.numbers.map((name) =>
        Int32Array.from(sorted, ({ numbers }) => whole(numbers[name])),
      ),
      groups: packed(sorted, layout),
      learnt: learntColumns(sorted, layout),
      ...words,
    },
    layout,
  );
}

function whole(number: number | null | undefined): number {
  if (number === null || number === undefined || Number.isNaN(number)) return NONE;
  return Math.round(Math.min(MAX_NUMBER, Math.max(-MAX_NUMBER, number)));
}

function packed(documents: readonly SearchDocument[], { groups }: Layout): Uint16Array[] {
  return groups.map(({ members }) => {
    const numbered = members.map(({ name, values, stride }) => ({
      name,
      places: new Map(values.map((value, at) => [value, (at + 1) * stride])),
    }));
    return Uint16Array.from(documents, ({ facets }) => {
      let code = 0;
      for (const { name, places } of numbered) code += places.get(first(facets[name])) ?? 0;
      return code;
    });
  });
}

function first(value: string | readonly string[] | null | undefined): string {
  return (typeof value === "string" ? value : value?.[0]) ?? "";
}

function learntColumns(documents: readonly SearchDocument[], { learnt }: Layout) {
  return learnt.map(({ name, values }) => {
    const known = values && new Set(values);
    const learning = new LearntValues();
    const codes = Uint32Array.from(documents, ({ facets }) => {
      const value = facets[name] ?? [];
      const all = typeof value === "string" ? [value] : value;
      return learning.codeOf(known ? all.filter((one) => known.has(one)) : all);
    });
    return { codes, sets: learning.sets };
  });
}

/** Every word of every document as one log of (stem, posting), then sorted by counting. */
function* wordsOf(documents: readonly SearchDocument[], layout: Layout) {
  const log = new WordLog(layout.fields.length);
  for (const [document, { words }] of documents.entries()) {
    for (const [rank, { field }] of layout.fields.entries()) {
      const text = words[field];
      if (text) log.add(text, document, rank);
    }
    if (document % STEP === STEP - 1) yield;
  }
  return yield* log.finish(documents.length);
}

class WordLog {
  readonly #fields: number;
  readonly #rankBits: number;
  readonly #wordStems = new Map<string, number>();
  readonly #stems = new Map<string, number>();
  readonly #lastDocument: number[] = [];
  readonly #logStems: number[] = [];
  readonly #logPostings: number[] = [];

  constructor(fields: number) {
    this.#fields = fields;
    this.#rankBits = rankBitsFor(fields);
  }

  /** Fields come weightiest first, so that a word is noted where it counts most. */
  add(text: string, document: number, rank: number): void {
    for (const word of tokenise(text)) {
      const number = this.#wordStems.get(word) ?? this.#learn(word);
      if (number < 0 || this.#lastDocument[number] === document) continue;
      this.#lastDocument[number] = document;
      this.#logStems.push(number);
      this.#logPostings.push((document << this.#rankBits) | rank);
    }
  }

  *finish(size: number) {
    const writer = new PageWriter();
    const lists = new ListsWriter({ writer, size, fields: this.#fields });
    const { sorted, starts } = this.#byStem();
    yield;
    for (let number = 0; number < this.#stems.size; number++) {
      const postings = sorted.subarray(starts[number]!, starts[number + 1]!);
      lists.add(postings, postings.length);
      if (number % (STEP * STEP) === 0) yield;
    }
    const words = [...this.#wordStems].filter(([, number]) => number >= 0);
    yield;
    const lexicon = lexiconOf(words);
    yield;
    return { stems: [...this.#stems.keys()], ...lists.finish(), pages: writer.finish(), lexicon };
  }

  #learn(word: string): number {
    let number = -1;
    if (word !== "" && !stopWords.has(word)) {
      const name = stem(word);
      number = this.#stems.get(name) ?? this.#stems.size;
      if (number === this.#stems.size) {
        this.#stems.set(name, number);
        this.#lastDocument.push(-1);
      }
    }
    this.#wordStems.set(word, number);
    return number;
  }

  #byStem() {
    const starts = new Uint32Array(this.#stems.size + 1);
    for (const number of this.#logStems) starts[number + 1]!++;
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
    const sorted = new Uint32Array(this.#logStems.length);
    const next = starts.slice();
    for (let at = 0; at < sorted.length; at++) {
      sorted[next[this.#logStems[at]!]!++] = this.#logPostings[at]!;
    }
    return { sorted, starts };
  }
}
