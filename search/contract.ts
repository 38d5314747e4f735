/**
 * What an index in memory holds, what it is asked, and what it answers. It knows
 * words, values and whole numbers; what they mean is its owner's business.
 */

/** The fixed shape of one index. A change of shape makes every older snapshot foreign. */
export type IndexShape = {
  /** Fields with words, and how much a word counts there: a title 4, a body 1. */
  words: readonly { field: string; weight: number }[];
  /** A closed list of values is packed tightest; without one, values are learnt (cities). */
  facets: readonly FacetShape[];
  /** Whole numbers within +-2,000,000,000 (minutes, pence); null is allowed. */
  numbers: readonly string[];
  /** The number, in minutes, that says how new a document is. Null counts as oldest. */
  newest: string;
};

export type FacetShape = {
  name: string;
  values?: readonly string[];
  /** A document may have several values of it. */
  many?: true;
};

export type SearchDocument = {
  id: number;
  words: Readonly<Record<string, string>>;
  facets: Readonly<Record<string, string | readonly string[] | null>>;
  numbers: Readonly<Record<string, number | null>>;
};

/** `from` is included, `to` is not. Null is outside every range unless `orNull` lets it in. */
export type NumberRange = { from?: number; to?: number; orNull?: true };

/** Ranges of one number that are counted beside each other: posted within a day, a week. */
export type RangeChoice = {
  number: string;
  options: readonly ({ key: string } & NumberRange)[];
  chosen: string | null;
};

/** `having`: documents with one of these values of a facet first. */
export type SearchOrder =
  | "relevance"
  | { by: string; direction: "up" | "down" }
  | { having: string; values: readonly string[] };

export type SearchQuestion = {
  /** Every word must match. Empty, or nothing but stop words: everything matches. */
  text: string;
  /** Words beside `text` of which one must match. */
  anyOf?: readonly string[];
  /** Any value within a facet, every facet. An empty list asks for nothing of its facet. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Hard conditions: what fails them is counted nowhere. */
  ranges: Readonly<Record<string, NumberRange>>;
  choices: Readonly<Record<string, RangeChoice>>;
  /** The facets to count; each is counted without its own filter, and so is each choice. */
  count: readonly string[];
  /** Counted facets without a closed list of which every value is answered, not the most frequent alone. */
  whole?: readonly string[];
  /** Nulls come last. Ties are broken by newest, then by the smaller id. */
  order: SearchOrder;
  offset: number;
  limit: number;
};

export type SearchAnswer = {
  total: number;
  ids: number[];
  /** Closed lists in their own order, with zeros; learnt values the most frequent first. */
  facets: Record<string, FacetCount[]>;
  /** How many more values a counted facet without a closed list has. */
  unlisted: Record<string, number>;
  choices: Record<string, Record<string, number>>;
  /** Words that matched nothing and what was looked for instead; null: it was left out. */
  repairs: Repair[];
  /** The stems that matched, for `markWords`. */
  marks: string[];
};

export type FacetCount = { value: string; count: number };
export type Repair = { typed: string; meant: string | null };

/** How many values of a facet without a closed list are answered, besides the chosen ones. */
export const MAX_LEARNT_VALUES = 100;

/** A changed document replaces the one of its id. */
export type Changes<Document> = { changed: readonly Document[]; gone: readonly number[] };

/** Where a collection's documents come from; the truth lies there. */
export type Source<Document> = {
  /**
   * Hands over every document in batches (a few thousand; newest first is quickest) and
   * returns the position from which `readChanges` goes on.
   */
  readAll(onBatch: (documents: readonly Document[]) => Promise<void>): Promise<string>;
  /** Everything since, or null where the position is too old: then all is read again. */
  readChanges(position: string): Promise<(Changes<Document> & { position: string }) | null>;
};

/** Anything that the host can keep in memory: an index of documents, or of names. */
export type Collection<Document, Question, Answer> = {
  answer(question: Question): Answer;
  apply(changes: Changes<Document>): void;
  /** The same for many documents, in steps of a few milliseconds; for one that nobody asks yet. */
  applyInSteps(changes: Changes<Document>): Iterable<void>;
  size(): number;
  /** Bytes of arrays held. */
  bytes(): number;
  /** Does a little housekeeping (about five milliseconds); true while there is more to do. */
  tidy(): boolean;
  /**
   * What `load` takes back, consistent at the moment of the call, whatever is applied later;
   * made part by part, each in a few milliseconds.
   */
  dump(): Iterable<Uint8Array>;
  /** Takes what was dumped, in one piece aligned to eight bytes, step by step. Throws where it cannot. */
  load(bytes: Uint8Array<ArrayBuffer>): Iterable<void>;
};

/** A collection as the host is told about it. */
export type Plan<Document = unknown, Question = unknown, Answer = unknown> = {
  /** Changes whenever the shape or the way documents are made does; older snapshots are refused. */
  version: string;
  create(): Collection<Document, Question, Answer>;
  source: Source<Document>;
};
