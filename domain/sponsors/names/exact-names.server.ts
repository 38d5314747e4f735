import { HashChains, hashOf } from "#search/names/hash-chains.ts";

const PURPOSE = 999;

/** Who has a name of these very letters. Append only: callers look whether it is still so. */
export class ExactNames {
  readonly #chains = new HashChains();
  readonly #texts: string[] = [];
  readonly #owners: number[] = [];

  add(text: string, owner: number): void {
    const number = this.#texts.push(text) - 1;
    this.#owners.push(owner);
    this.#chains.add(hashOf(text, 0, text.length, PURPOSE), number);
  }

  *find(text: string): Generator<number> {
    const hash = hashOf(text, 0, text.length, PURPOSE);
    for (let link = this.#chains.first(hash); link !== -1; link = this.#chains.following(link)) {
      const number = this.#chains.value(link);
      if (this.#texts[number] === text) yield this.#owners[number]!;
    }
  }

  bytes(): number {
    return this.#chains.bytes();
  }
}
