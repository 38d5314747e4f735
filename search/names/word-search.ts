import type { NameWords } from "./name-words.ts";

/** How many names are looked at for the sake of their words, and how many of them closely. */
const BUDGET = 3000;
const CLOSELY = 48;
const PREFIX_WORTH = 0.75;
/** So much of what was typed must be found. */
const MIN_SHARE = 0.55;
/** Beginnings of words that are followed up. */
const MAX_PREFIXED = 200;

/** A word that a typed word may stand for, and how well. */
type Meaning = { word: number; quality: number };
/** `names`: how many have it or what it may stand for; `own`: how many have the word itself. */
type Typed = { meanings: Meaning[]; worth: number; names: number; own: number };
/** A word in no more names than this says whose name it is, whatever else was typed. */
const TELLING_COUNT = 5;

/**
 * Names that have the typed words, or nearly: in any order, with words missing or
 * added. Rare words say more than frequent ones, and are looked up first.
 */
export class WordSearch {
  readonly #index: NameWords;
  /** What has been found of each name so far; swept after each search. */
  #found = new Float32Array(1024);
  #touched: number[] = [];

  constructor(index: NameWords) {
    this.#index = index;
  }

  search(words: readonly string[], visit: (name: number, likeness: number) => void): void {
    const typed = [...new Set(words)].map((text, at, all) =>
      this.#read(text, at === all.length - 1),
    );
    const wanted = typed.reduce((sum, { worth }) => sum + worth, 0);
    this.#collect(typed);
    for (const name of this.#likeliest()) {
      const { typedFound, nameFound, nameAll, isTelling } = this.#compare(name, typed);
      if (!isTelling || typedFound < MIN_SHARE * wanted) continue;
      visit(name, (typedFound + nameFound) / (wanted + nameAll));
    }
    this.#sweep();
  }

  /** Names that have every typed word as it was typed, and others beside them; nothing is guessed. */
  searchWhole(texts: readonly string[], visit: (name: number, likeness: number) => void): void {
    const words = [...new Set(texts)].map((text) => this.#index.find(text));
    const known = words.filter((word) => word !== undefined);
    if (known.length < 2 || known.length < words.length) return;
    const [rarest, ...others] = known.sort((a, b) => this.#index.count(a) - this.#index.count(b));
    const wanted = known.reduce((sum, word) => sum + this.#rarity(word), 0);
    this.#index.eachName(rarest!, BUDGET, (name) => {
      const own = this.#index.wordsOf(name);
      if (!others.every((word) => own.includes(word))) return;
      const all = own.reduce((sum, word) => sum + this.#rarity(word), 0);
      visit(name, (2 * wanted) / (wanted + all));
    });
  }

  #read(text: string, isLast: boolean): Typed {
    const index = this.#index;
    const exact = index.find(text);
    const meanings: Meaning[] = exact === undefined ? [] : [{ word: exact, quality: 1 }];
    if (text.length >= 4 || (text.length === 3 && exact === undefined)) {
      const quality = 1 - 1.6 / text.length;
      index.spellings.near(text, (word) => {
        if (!meanings.some((known) => known.word === word)) meanings.push({ word, quality });
      });
    }
    if (isLast) this.#addBeginnings(text, meanings);

    let worth = 0;
    let names = 0;
    for (const { word, quality } of meanings) {
      worth = Math.max(worth, quality * this.#rarity(word));
      names += index.count(word);
    }
    // An unknown word counts half as much as a rare one: it may be a name's own word.
    const own = exact === undefined ? 0 : index.count(exact);
    return { meanings, worth: worth || Math.log(1 + index.spellings.texts.length) / 2, names, own };
  }

  #addBeginnings(text: string, meanings: Meaning[]): void {
    const most = meanings.length + MAX_PREFIXED;
    this.#index.spellings.starting(text, (word) => {
      if (meanings.length < most) meanings.push({ word, quality: PREFIX_WORTH });
    });
  }

  #rarity(word: number): number {
    return Math.log(1 + this.#index.spellings.texts.length / (1 + this.#index.count(word)));
  }

  /** Goes through the names of the rarest words and notes what each has. */
  #collect(typed: readonly Typed[]): void {
    const rarestFirst = typed.filter(({ names }) => names > 0).sort((a, b) => a.names - b.names);
    let looked = 0;
    for (const [at, { meanings, names }] of rarestFirst.entries()) {
      if (looked > 0 && looked + names > BUDGET) {
        this.#noteOthers(rarestFirst.slice(at));
        break;
      }
      for (const { word, quality } of meanings) {
        if (looked > BUDGET) break;
        const gain = quality * this.#rarity(word);
        looked += this.#index.eachName(word, BUDGET, (name) => this.#note(name, gain));
      }
    }
  }

  /**
   * Words in too many names to go through: only those found already are asked whether they have them.
   * Else "british foods" is looked for among the shortest names with "british".
   */
  #noteOthers(typed: readonly Typed[]): void {
    const exact = typed.flatMap(({ meanings: [first] }) =>
      first?.quality === 1 ? first.word : [],
    );
    for (const name of this.#touched) {
      const words = this.#index.wordsOf(name);
      for (const word of exact) if (words.includes(word)) this.#found[name]! += this.#rarity(word);
    }
  }

  #note(name: number, gain: number): void {
    if (name >= this.#found.length) {
      const larger = new Float32Array(Math.max(name + 1, this.#found.length * 2));
      larger.set(this.#found);
      this.#found = larger;
    }
    if (this.#found[name] === 0) this.#touched.push(name);
    this.#found[name]! += gain;
  }

  /** The best so far, in order. A shorter name of the same words is likelier: less was left out. */
  #likeliest(): number[] {
    const best: number[] = [];
    for (const name of this.#touched) {
      if (best.length === CLOSELY && !this.#isLikelier(name, best.at(-1)!)) continue;
      let at = best.length;
      while (at > 0 && this.#isLikelier(name, best[at - 1]!)) at--;
      best.splice(at, 0, name);
      if (best.length > CLOSELY) best.pop();
    }
    return best;
  }

  #isLikelier(name: number, other: number): boolean {
    const more = this.#found[name]! - this.#found[other]!;
    return more !== 0 ? more > 0 : this.#index.lengthOf(name) < this.#index.lengthOf(other);
  }

  #sweep(): void {
    for (const name of this.#touched) this.#found[name] = 0;
    this.#touched = [];
  }

  #compare(name: number, typed: readonly Typed[]) {
    const words = this.#index.wordsOf(name);
    let typedFound = 0;
    let nameFound = 0;
    let nameAll = 0;
    for (const word of words) nameAll += this.#rarity(word);
    let rarestFound = Number.POSITIVE_INFINITY;
    let rarestMissed = Number.POSITIVE_INFINITY;
    for (const { meanings, worth, own } of typed) {
      let best: Meaning | undefined;
      for (const meaning of meanings) {
        if (words.includes(meaning.word) && meaning.quality > (best?.quality ?? 0)) best = meaning;
      }
      if (!best) {
        rarestMissed = Math.min(rarestMissed, own);
        continue;
      }
      rarestFound = Math.min(rarestFound, this.#index.count(best.word));
      typedFound += best.quality * worth;
      nameFound += best.quality * this.#rarity(best.word);
    }
    // "Vorbram Robotics" is not every other maker of robots: the word that tells names apart must be shared.
    const isWhole = words.length > 1 && nameFound >= nameAll - 0.001;
    const isTelling = rarestFound < rarestMissed || (isWhole && rarestFound <= TELLING_COUNT);
    return { typedFound, nameFound: Math.min(nameFound, nameAll), nameAll, isTelling };
  }
}
