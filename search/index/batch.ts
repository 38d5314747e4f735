import type { SearchDocument } from "../contract.ts";
import { stem } from "../words/stem.ts";
import { stopWords } from "../words/stop-words.ts";
import { tokenise } from "../words/tokenise.ts";
import type { Layout } from "./layout.ts";
import { LearntValues } from "./learnt-values.ts";
import { lexiconOf } from "./lexicon.ts";
import { PageWriter } from "./pages.ts";
import { writePostings } from "./postings.ts";
import { NONE, rankBitsFor, type Segment, segmentFrom } from "./segment.ts";

const MOST = 2_000_000_000;

/** Makes a segment of a few documents, which have different ids. */
export function segmentOf(documents: readonly SearchDocument[], layout: Layout): Segment {
  const { shape, fields, newest } = layout;
  const sorted = documents
    .map((document) => ({ document, minutes: whole(document.numbers[shape.newest]) }))
    .sort((a, b) => b.minutes - a.minutes || a.document.id - b.document.id)
    .map(({ document }) => document);

  return segmentFrom(
    {
      size: sorted.length,
      ids: Float64Array.from(sorted, ({ id }) => id),
      numbers: shape.numbers.map((name) =>
        Int32Array.from(sorted, ({ numbers }) => whole(numbers[name])),
      ),
      groups: packed(sorted, layout),
      learnt: learntColumns(sorted, layout),
      ...wordsOf(sorted, layout),
    },
    { fields: fields.length, newest },
  );
}

function whole(number: number | null | undefined): number {
  if (number === null || number === undefined || Number.isNaN(number)) return NONE;
  return Math.round(Math.min(MOST, Math.max(-MOST, number)));
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
function wordsOf(documents: readonly SearchDocument[], layout: Layout) {
  const log = new WordLog(layout.fields.length);
  documents.forEach(({ words }, document) => {
    layout.fields.forEach(({ field }, rank) => {
      const text = words[field];
      if (text) log.add(text, document, rank);
    });
  });
  return log.finish(documents.length);
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

  finish(size: number) {
    const writer = new PageWriter();
    const lists = writePostings(this.#byStem(), { writer, size, fields: this.#fields });
    const words = [...this.#wordStems].filter(([, number]) => number >= 0);
    return {
      stems: [...this.#stems.keys()],
      ...lists,
      pages: writer.finish(),
      lexicon: lexiconOf(words),
    };
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

  *#byStem(): Generator<Uint32Array> {
    const starts = new Uint32Array(this.#stems.size + 1);
    for (const number of this.#logStems) starts[number + 1]!++;
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
    const sorted = new Uint32Array(this.#logStems.length);
    const next = starts.slice();
    this.#logStems.forEach((number, at) => {
      sorted[next[number]!++] = this.#logPostings[at]!;
    });
    for (let at = 0; at < this.#stems.size; at++) {
      yield sorted.subarray(starts[at]!, starts[at + 1]!);
    }
  }
}
