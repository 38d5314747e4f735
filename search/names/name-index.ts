import type { Changes, Collection } from "../contract.ts";
import type { MatchHow, NameCandidate, NameEntry, NameQuestion } from "./contract.ts";
import { dumpEntries, loadEntries } from "./dump.ts";
import { NameWords } from "./name-words.ts";
import { Spellings } from "./spellings.ts";
import { WordSearch } from "./word-search.ts";

/** An entry as it is kept: its names are a run of numbers. */
type Kept = {
  id: number;
  place: string | null;
  weight: number;
  kinds: readonly string[];
  firstName: number;
};

type Ranked = { entry: Kept; match: Match; score: number };

type Match = {
  name: number;
  score: number;
  how: MatchHow;
  isWholeWords: boolean;
  isSure: boolean;
};

type ByWords = { cost: number; isWhole: boolean };

/** A later reading of what was typed is a little less likely than the one before. */
const READING_COST = 0.01;
/** The same for a later name of an entry: its legal name wins over its trading name. */
const NAME_COST = 0.005;
const SAME_PLACE = 0.04;
const OTHER_PLACE = -0.02;
const WEIGHT_WORTH = 0.002;
/** So many letters that are nearly a name, or its beginning, are no accident. */
const TELLING_LETTERS = 8;
/** Shorter names than this are not looked for by spelling: everything is near. */
const MIN_MISSPELT_LENGTH = 3;
/** Entries filed between two pauses: a few milliseconds. */
const STEP = 200;

/** The index. Changed entries are added again; what they were is passed over from then on. */
export class NameIndex implements Collection<NameEntry, NameQuestion, NameCandidate[]> {
  readonly #names = new Spellings();
  readonly #words = new NameWords();
  readonly #wordSearch = new WordSearch(this.#words);
  readonly #entries = new Map<number, Kept>();
  /** For each name its entry, or null where the entry has changed or gone. */
  readonly #owners: (Kept | null)[] = [];

  apply({ changed, gone }: Changes<NameEntry>): void {
    for (const id of gone) this.#forget(id);
    for (const entry of changed) this.#add(entry);
  }

  *applyInSteps({ changed, gone }: Changes<NameEntry>): Generator<void, void> {
    for (const id of gone) this.#forget(id);
    for (const [at, entry] of changed.entries()) {
      if (at % STEP === STEP - 1) yield;
      this.#add(entry);
    }
  }

  answer({ names, place = null, limit }: NameQuestion): NameCandidate[] {
    const best = new Map<Kept, Match>();
    for (const [at, text] of names.entries()) this.#look(text, at * READING_COST, best);
    const matches = [...best.values()];
    const isSure = matches.some((match) => match.isSure);
    if (best.size < limit) {
      for (const [at, text] of names.entries())
        this.#lookByWords(text, { cost: at * READING_COST, isWhole: isSure }, best);
    }
    const ranked: Ranked[] = [];
    for (const [entry, match] of best) {
      ranked.push({ entry, match, score: match.score + bonus(entry, place) });
    }
    ranked.sort(
      (a, b) => b.score - a.score || this.#length(a) - this.#length(b) || a.entry.id - b.entry.id,
    );
    return ranked.slice(0, limit).map((one) => this.#candidate(one, place));
  }

  /** In how many names a word stands; 0 where it is nobody's. */
  countOf(word: string): number {
    const number = this.#words.find(word);
    return number === undefined ? 0 : this.#words.count(number);
  }

  size(): number {
    return this.#entries.size;
  }

  bytes(): number {
    return this.#names.bytes() + this.#words.bytes();
  }

  tidy(): boolean {
    return false;
  }

  dump(): Iterable<Uint8Array> {
    // The list is of this moment; what an entry is made of never changes.
    const kept = [...this.#entries.values()];
    return dumpEntries(kept.length, (at) => this.#entryOf(kept[at]!));
  }

  *load(bytes: Uint8Array<ArrayBuffer>): Generator<void, void> {
    for (const entries of loadEntries(bytes)) {
      for (const entry of entries) this.#add(entry);
      yield;
    }
  }

  #look(text: string, cost: number, best: Map<Kept, Match>): void {
    const letters = text.replaceAll(" ", "");
    const isSure = letters.length >= TELLING_LETTERS;
    this.#names.exact(letters, (name) =>
      this.#note(best, { name, how: "exact", score: 1 - cost, isWholeWords: true, isSure: true }),
    );
    if (letters.length >= MIN_MISSPELT_LENGTH) {
      const score = 0.92 - 1.2 / letters.length - cost;
      this.#names.near(letters, (name) =>
        this.#note(best, { name, how: "spelling", score, isWholeWords: true, isSure }),
      );
    }
    this.#names.starting(letters, (name) => {
      const isWholeWords = this.#endsAtWord(name, letters.length);
      const share = letters.length / this.#names.texts[name]!.length;
      const score = (isWholeWords ? 0.72 + 0.18 * share : 0.55 + 0.3 * share) - cost;
      this.#note(best, { name, how: "prefix", score, isWholeWords, isSure });
    });
  }

  /** `isWhole`: a name is nearly this one already, and only those with all of its words are looked for beside it. */
  #lookByWords(text: string, { cost, isWhole }: ByWords, best: Map<Kept, Match>): void {
    const visit = (name: number, likeness: number) => {
      const score = 0.4 + 0.45 * likeness - cost;
      this.#note(best, { name, how: "words", score, isWholeWords: true, isSure: false });
    };
    const words = text.split(" ");
    if (isWhole) this.#wordSearch.searchWhole(words, visit);
    else this.#wordSearch.search(words, visit);
  }

  #note(best: Map<Kept, Match>, match: Match): void {
    const entry = this.#owners[match.name];
    if (!entry) return;
    const score = match.score - NAME_COST * (match.name - entry.firstName);
    const before = best.get(entry);
    // Words are a last resort: they never speak over what a whole name has said.
    const isLouder =
      !before || (before.score < score && (match.how !== "words" || before.how === "words"));
    if (isLouder) best.set(entry, { ...match, score });
  }

  #candidate({ entry, match, score }: Ranked, place: string | null): NameCandidate {
    return {
      id: entry.id,
      score: Math.round(Math.min(1, Math.max(0, score)) * 1000) / 1000,
      how: match.how,
      kind: entry.kinds[match.name - entry.firstName]!,
      text: this.#words.textOf(match.name),
      isWholeWords: match.isWholeWords,
      place: placeOf(entry.place, place),
    };
  }

  #length({ match }: Ranked): number {
    return this.#names.texts[match.name]!.length;
  }

  #endsAtWord(name: number, letters: number): boolean {
    let length = 0;
    for (const word of this.#words.wordsOf(name)) {
      length += this.#words.spellings.texts[word]!.length;
      if (length >= letters) return length === letters;
    }
    return false;
  }

  #add(given: NameEntry): void {
    this.#forget(given.id);
    const names = given.names.filter(
      ({ text }, at) => text !== "" && given.names.findIndex((other) => other.text === text) === at,
    );
    const entry: Kept = {
      id: given.id,
      place: given.place ?? null,
      weight: given.weight ?? 0,
      kinds: names.map(({ kind }) => kind),
      firstName: this.#owners.length,
    };
    this.#entries.set(given.id, entry);
    for (const { text } of names) {
      this.#names.add(text.replaceAll(" ", ""));
      this.#words.add(text.split(" "));
      this.#owners.push(entry);
    }
  }

  #forget(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    for (let at = 0; at < entry.kinds.length; at++) this.#owners[entry.firstName + at] = null;
  }

  #entryOf({ id, place, weight, kinds, firstName }: Kept): NameEntry {
    const names = kinds.map((kind, at) => ({ kind, text: this.#words.textOf(firstName + at) }));
    return { id, names, place, weight };
  }
}

function bonus(entry: Kept, place: string | null): number {
  const where = placeOf(entry.place, place);
  const placeWorth = where === "same" ? SAME_PLACE : where === "other" ? OTHER_PLACE : 0;
  return placeWorth + WEIGHT_WORTH * entry.weight;
}

function placeOf(own: string | null, asked: string | null): NameCandidate["place"] {
  if (!own || !asked) return "unknown";
  return own === asked ? "same" : "other";
}
