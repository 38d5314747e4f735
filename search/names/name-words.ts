import { doubled } from "./hash-chains.ts";
import { Spellings } from "./spellings.ts";

/** Which words stand in which names, both ways round. Append only. */
export class NameWords {
  readonly spellings = new Spellings();
  readonly #numbers = new Map<string, number>();
  /** For each word: the last link of the names it stands in, and how many there are. */
  #lastLinks = new Int32Array(1024);
  #counts = new Int32Array(1024);
  /** For each link: the name, and the link before it. */
  #linkNames = new Int32Array(4096);
  #linksBefore = new Int32Array(4096);
  #links = 0;
  /** For each name: where its words begin. */
  #starts = new Int32Array(1024);
  #words = new Int32Array(4096);
  #names = 0;
  #length = 0;

  /** Names are numbered in the order they are added. */
  add(words: readonly string[]): void {
    if (this.#names + 1 >= this.#starts.length) this.#starts = doubled(this.#starts);
    this.#starts[this.#names] = this.#length;
    for (const [at, text] of words.entries()) {
      const word = this.#numberOf(text);
      if (this.#length === this.#words.length) this.#words = doubled(this.#words);
      this.#words[this.#length++] = word;
      if (words.indexOf(text) === at) this.#link(word, this.#names);
    }
    this.#names += 1;
    this.#starts[this.#names] = this.#length;
  }

  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  /** In how many names a word stands. */
  count(word: number): number {
    return this.#counts[word]!;
  }

  /** Visits the names with a word, the newest first, but no more than `most`; says how many. */
  eachName(word: number, most: number, visit: (name: number) => void): number {
    let visited = 0;
    let link = this.#lastLinks[word]!;
    for (; link !== 0 && visited < most; link = this.#linksBefore[link]!, visited++) {
      visit(this.#linkNames[link]!);
    }
    return visited;
  }

  /** How many words a name has. */
  lengthOf(name: number): number {
    return this.#starts[name + 1]! - this.#starts[name]!;
  }

  /** The words of a name, in order; a view that must not be kept. */
  wordsOf(name: number): Int32Array {
    return this.#words.subarray(this.#starts[name]!, this.#starts[name + 1]!);
  }

  textOf(name: number): string {
    return Array.from(this.wordsOf(name), (word) => this.spellings.texts[word]).join(" ");
  }

  bytes(): number {
    const arrays = [
      this.#lastLinks,
      this.#counts,
      this.#linkNames,
      this.#linksBefore,
      this.#starts,
    ];
    return arrays.reduce((sum, array) => sum + array.byteLength, this.spellings.bytes());
  }

  #numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const word = this.spellings.add(text);
    this.#numbers.set(text, word);
    if (word >= this.#counts.length) {
      this.#counts = doubled(this.#counts);
      this.#lastLinks = doubled(this.#lastLinks);
    }
    return word;
  }

  // Link 0 is nobody's, so that 0 can mean "none".
  #link(word: number, name: number): void {
    const link = ++this.#links;
    if (link >= this.#linkNames.length) {
      this.#linkNames = doubled(this.#linkNames);
      this.#linksBefore = doubled(this.#linksBefore);
    }
    this.#linkNames[link] = name;
    this.#linksBefore[link] = this.#lastLinks[word]!;
    this.#lastLinks[word] = link;
    this.#counts[word]! += 1;
  }
}
