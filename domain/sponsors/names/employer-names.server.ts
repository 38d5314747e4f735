import { isOtherBody } from "#rules/employer-names/bodies.ts";
import { type FoundName, lacksLastLetter, rankOf } from "#rules/employer-names/rank.ts";
import type { Changes, Collection } from "#search/contract.ts";
import type { NameCandidate, NameEntry } from "#search/names/contract.ts";
import { dumpEntries, loadEntries } from "#search/names/dump.ts";
import { NameIndex } from "#search/names/name-index.ts";
import { type EmployerEntry, isInitials, type RegisterCopy, weighted } from "./employer-entry.ts";
import { ExactNames } from "./exact-names.server.ts";
import { TwoEdits } from "./two-edits.server.ts";

export type EmployerAnswer = { copy: RegisterCopy | null; candidates: EmployerCandidate[] };

export type EmployerQuestion = {
  /** What was typed, the likeliest reading first. */
  typed: readonly string[];
  /** What else it may be, where it is the very name of somebody. */
  other: readonly string[];
  /** With a word left out: asked only where nobody is near, and only for the very name. */
  part: readonly string[];
  /** With another word for the same thing: asked as the parts are. */
  near: readonly string[];
  /** As the name of a hospital: the same. */
  hospital: readonly string[];
  place: string | null;
  limit: number;
};

export type EmployerCandidate = Omit<NameCandidate, "how"> &
  Pick<FoundName, "how" | "read" | "prominence" | "sharers">;

/** So many of the first hits are ranked a second time. */
const LOOKED_AT = 24;
/** From here on nobody is looked for by parts or two edits. */
const STRONG = 0.7;
/** So many letters, two of them wrong, are still the same. */
const MIN_MISSPELT = 7;
/** A word in no more names than this is a name of its own. */
const TELLING_COUNT = 5;
/** A word in so many names is spelt as it is meant. */
const COMMON_COUNT = 100;
/** Entries filed between two pauses: a few milliseconds. */
const STEP = 200;

/** "Sunbury" is Sunbury on Thames. */
const ON_A_RIVER = / (?:up)?on .*$/;

type Kept = { weight: number; place: string | null; names: NameEntry["names"] };

/** The index of names with what this register adds to it: ranks, other readings, two edits. */
export class EmployerNames implements Collection<EmployerEntry, EmployerQuestion, EmployerAnswer> {
  readonly #index = new NameIndex();
  readonly #exact = new ExactNames();
  readonly #twoEdits = new TwoEdits();
  readonly #entries = new Map<number, Kept>();
  /** Every town of the register; one that nobody is in any more does no harm. */
  readonly #towns = new Set<string>();
  #copy: RegisterCopy | null = null;

  apply(changes: Changes<EmployerEntry>): void {
    for (const _step of this.#file(changes));
    this.#index.apply(weighted(changes));
  }

  *applyInSteps(changes: Changes<EmployerEntry>): Generator<void, void> {
    yield* this.#file(changes);
    yield* this.#index.applyInSteps(weighted(changes));
  }

  answer({ typed, other, part, near, hospital, place, limit }: EmployerQuestion): EmployerAnswer {
    const letters = (typed[0] ?? "").replaceAll(" ", "").length;
    const best = new Map<number, EmployerCandidate>();
    let isStrong = false;
    const note = (found: EmployerCandidate) => {
      const score = this.#rank(found, letters);
      isStrong ||= score >= STRONG;
      if ((best.get(found.id)?.score ?? 0) < score) best.set(found.id, { ...found, score });
    };

    for (const found of this.#ask(typed, place)) note(found);
    for (const text of typed) for (const found of this.#same(text, place, "whole")) note(found);
    for (const text of other) for (const found of this.#same(text, place, "other")) note(found);
    const isNamed = [...best.values()].some(({ how }) => how === "exact");
    if (!isNamed) for (const found of this.#inTown(part, typed[0] ?? "", place)) note(found);
    if (!isStrong) for (const found of this.#near(typed, place)) note(found);
    if (!isStrong) for (const found of this.#inPart(part, typed[0] ?? "", place)) note(found);
    if (!isStrong) for (const found of this.#guessed({ near, hospital }, place)) note(found);
    const candidates = [...best.values()]
      .sort((a, b) => b.score - a.score || a.text.length - b.text.length || a.id - b.id)
      .slice(0, limit)
      .map((one) => ({ ...one, score: Math.round(one.score * 1000) / 1000 }));
    return { copy: this.#copy, candidates };
  }

  size(): number {
    return this.#index.size();
  }

  bytes(): number {
    return this.#index.bytes() + this.#twoEdits.bytes() + this.#exact.bytes();
  }

  tidy(): boolean {
    return false;
  }

  dump(): Iterable<Uint8Array> {
    // The list is of this moment; what an entry is made of never changes.
    const copy: EmployerEntry = { id: 0, names: [], weight: 0, copy: this.#copy };
    const kept = [copy, ...[...this.#entries].map(([id, entry]) => ({ id, ...entry }))];
    return dumpEntries(kept.length, (at) => kept[at]!);
  }

  *load(bytes: Uint8Array<ArrayBuffer>): Generator<void, void> {
    for (const changed of loadEntries(bytes)) {
      this.apply({ changed: changed as EmployerEntry[], gone: [] });
      yield;
    }
  }

  *#file({ changed, gone }: Changes<EmployerEntry>): Generator<void, void> {
    for (const id of gone) this.#entries.delete(id);
    for (const [at, { id, weight, place, names, copy }] of changed.entries()) {
      if (at % STEP === STEP - 1) yield;
      if (copy !== undefined) {
        this.#copy = copy;
        continue;
      }
      this.#entries.set(id, { weight, place: place ?? null, names });
      if (place) this.#towns.add(place).add(place.replace(ON_A_RIVER, ""));
      for (const { kind, text } of names) {
        const letters = text.replaceAll(" ", "");
        this.#exact.add(letters, id);
        if (!isInitials(kind)) this.#twoEdits.add(letters, id);
      }
    }
  }

  *#ask(names: readonly string[], place: string | null): Generator<EmployerCandidate> {
    if (names.length === 0) return;
    const answers = this.#index.answer({ names, place, limit: LOOKED_AT });
    // What begins somebody's name with whole words is hardly another name misspelt.
    const isBeginning = answers.some(({ how, isWholeWords }) => how === "prefix" && isWholeWords);
    for (const found of answers) {
      // Looked for apart: who else bears the very name matters.
      if (found.how === "exact") continue;
      if (found.how === "words" && isOtherBody(names, found.text)) continue;
      // A name without its last letter is misspelt before it is a beginning.
      const isShort =
        found.how === "prefix" && names.some((name) => lacksLastLetter(name, found.text));
      const how = isShort ? "spelling" : found.how;
      const read = how === "spelling" && isBeginning && !isShort ? "doubtful" : "whole";
      yield { ...found, how, read, prominence: this.#prominence(found.id), sharers: 1 };
    }
  }

  *#guessed(
    guesses: Pick<EmployerQuestion, "near" | "hospital">,
    place: string | null,
  ): Generator<EmployerCandidate> {
    for (const read of ["near", "hospital"] as const)
      for (const text of guesses[read]) yield* this.#same(text, place, read);
  }

  /** The organisations that bear this very name. */
  *#same(
    text: string,
    place: string | null,
    read: FoundName["read"],
  ): Generator<EmployerCandidate> {
    const letters = text.replaceAll(" ", "");
    const ids = new Set(this.#exact.find(letters));
    const match = { how: "exact", read, sharers: ids.size } as const;
    for (const id of ids) yield* this.#with(id, letters, place, match);
  }

  /**
   * A brand and a town: "IBM London" is IBM wherever its seat is, and not who is one letter from it.
   * Initials of a public body are its own in its own town alone.
   */
  *#inTown(
    parts: readonly string[],
    typed: string,
    place: string | null,
  ): Generator<EmployerCandidate> {
    for (const part of parts) {
      const town = typed.startsWith(`${part} `) ? typed.slice(part.length + 1) : "";
      if (!this.#towns.has(town)) continue;
      for (const found of this.#same(part, place, "part")) {
        const isThere = this.#isIn(found.id, town);
        const isBrand = found.kind === "alias" || found.kind === "group";
        if (isThere && (isBrand || found.kind === "initials"))
          yield { ...found, read: "whole", place: "same" };
        else if (isBrand) yield found;
      }
    }
  }

  /** With a word left out. Where that word is its town, nothing was: "UWE Bristol". */
  *#inPart(
    parts: readonly string[],
    typed: string,
    place: string | null,
  ): Generator<EmployerCandidate> {
    for (const part of parts) {
      const town = typed.startsWith(`${part} `) ? typed.slice(part.length + 1) : null;
      const isTelling = this.#isTelling(part, typed);
      for (const found of this.#same(part, place, "part")) {
        const isThere = town !== null && this.#isIn(found.id, town);
        if (isThere) yield { ...found, read: "whole", place: "same" };
        else if (isTelling) yield found;
      }
    }
  }

  #isIn(id: number, town: string): boolean {
    const place = this.#entries.get(id)?.place;
    return place === town || place?.replace(ON_A_RIVER, "") === town;
  }

  *#near([typed = ""]: readonly string[], place: string | null): Generator<EmployerCandidate> {
    const found = new Map<number, string>();
    this.#twoEdits.near(typed.replaceAll(" ", ""), (id, text) => found.set(id, text));
    const match = { how: "two edits", read: "whole", sharers: 1 } as const;
    for (const [id, letters] of found) {
      for (const near of this.#with(id, letters, place, match)) {
        if (this.#isMisspelt(typed, near.text)) yield near;
      }
    }
  }

  /** Whether what is left of the typed words tells names apart: "Costa" of "Costa Coffee", not "Coffee". */
  #isTelling(part: string, typed: string): boolean {
    const left = part.split(" ");
    const rarest = (words: readonly string[]) =>
      Math.min(...words.map((word) => this.#index.countOf(word)));
    const kept = rarest(left);
    return (
      kept <= TELLING_COUNT ||
      kept < rarest(typed.split(" ").filter((word) => !left.includes(word)))
    );
  }

  /** Two edits in a short word make another word, unless a word that both share tells whose name it is. */
  #isMisspelt(typed: string, name: string): boolean {
    const words = typed.split(" ");
    const named = new Set(name.split(" "));
    const others = words.filter((word) => !named.has(word));
    const isCommon = (word: string) => this.#index.countOf(word) >= COMMON_COUNT;
    // "National Trust" is not Nations Trust.
    if (others.length > 0 && others.every(isCommon)) return false;
    if (others.join("").length >= MIN_MISSPELT) return true;
    return words.some((word) => named.has(word) && this.#index.countOf(word) <= TELLING_COUNT);
  }

  /** The entry by its name of these letters; nothing where it no longer has it. */
  *#with(
    id: number,
    letters: string,
    place: string | null,
    match: Pick<FoundName, "how" | "read" | "sharers">,
  ): Generator<EmployerCandidate> {
    const entry = this.#entries.get(id);
    const name = entry?.names.find(({ text }) => text.replaceAll(" ", "") === letters);
    if (!entry || !name) return;
    const where = !place || !entry.place ? "unknown" : entry.place === place ? "same" : "other";
    const prominence = this.#prominence(id);
    yield { id, ...name, ...match, prominence, place: where, isWholeWords: true, score: 0 };
  }

  #prominence(id: number): number {
    return Math.max(0, (this.#entries.get(id)?.weight ?? 0) - 1);
  }

  #rank(candidate: EmployerCandidate, letters: number): number {
    const isOnRegister = (this.#entries.get(candidate.id)?.weight ?? 0) > 0;
    return rankOf({ ...candidate, isOnRegister }, letters);
  }
}
