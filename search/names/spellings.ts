import { doubled, HashChains, hashOf } from "./hash-chains.ts";
import { maskOf, mayBeNear } from "./letter-mask.ts";
import { isOneEdit } from "./one-edit.ts";

const WHOLE = 1;
const FIRST_HALF = 2;
const SECOND_HALF = 3;
const START = 4;

/** Beginnings that are filed, longest first: a short one is a long list. */
const STARTS = [6, 3, 2] as const;

const MAX_STARTING = 1200;

type Visit = (number: number) => void;

/**
 * Texts that can be found as they are, one edit away, or by their beginning. One
 * edit leaves one half of a text as it was, so texts are filed under both halves:
 * at most seven look-ups, whatever the number of texts.
 */
export class Spellings {
  readonly texts: string[] = [];
  readonly #whole = new HashChains();
  readonly #halves = new HashChains();
  readonly #starts = new HashChains();
  #masks = new Int32Array(1024);

  add(text: string): number {
    const number = this.texts.length;
    const half = text.length >> 1;
    this.texts.push(text);
    if (number === this.#masks.length) this.#masks = doubled(this.#masks);
    this.#masks[number] = maskOf(text);
    this.#whole.add(hashOf(text, 0, text.length, WHOLE), number);
    if (text.length > 1) {
      this.#halves.add(halfHash(text, 0, half, FIRST_HALF, text.length), number);
      this.#halves.add(halfHash(text, half, text.length, SECOND_HALF, text.length), number);
    }
    for (const length of STARTS) {
      if (text.length >= length) this.#starts.add(hashOf(text, 0, length, START + length), number);
    }
    return number;
  }

  exact(text: string, visit: Visit): void {
    const hash = hashOf(text, 0, text.length, WHOLE);
    for (let link = this.#whole.first(hash); link !== -1; link = this.#whole.following(link)) {
      const number = this.#whole.value(link);
      if (this.texts[number] === text) visit(number);
    }
  }

  /** One edit away, and not the same. A text may be visited twice. */
  near(text: string, visit: Visit): void {
    const asked = { text, mask: maskOf(text) };
    for (let length = Math.max(2, text.length - 1); length <= text.length + 1; length++) {
      const half = length >> 1;
      const from = half + text.length - length;
      this.#nearByHalf(asked, halfHash(text, 0, half, FIRST_HALF, length), visit);
      this.#nearByHalf(asked, halfHash(text, from, text.length, SECOND_HALF, length), visit);
    }
    // A swap across the middle touches both halves.
    const half = text.length >> 1;
    if (half > 0) {
      const swapped = text.slice(0, half - 1) + text[half] + text[half - 1] + text.slice(half + 1);
      if (swapped !== text) this.exact(swapped, visit);
    }
  }

  /** Those that begin so, and are longer: no more than a thousand or so. */
  starting(text: string, visit: Visit): void {
    let visited = 0;
    const length = STARTS.find((start) => start <= text.length);
    if (!length) return;
    const hash = hashOf(text, 0, length, START + length);
    for (let link = this.#starts.first(hash); link !== -1; link = this.#starts.following(link)) {
      const number = this.#starts.value(link);
      const found = this.texts[number]!;
      if (found.length <= text.length || !found.startsWith(text)) continue;
      visit(number);
      if (++visited === MAX_STARTING) return;
    }
  }

  bytes(): number {
    return (
      this.#whole.bytes() + this.#halves.bytes() + this.#starts.bytes() + this.#masks.byteLength
    );
  }

  #nearByHalf({ text, mask }: { text: string; mask: number }, hash: number, visit: Visit): void {
    for (let link = this.#halves.first(hash); link !== -1; link = this.#halves.following(link)) {
      const number = this.#halves.value(link);
      if (!mayBeNear(mask, this.#masks[number]!, 1)) continue;
      if (isOneEdit(text, this.texts[number]!)) visit(number);
    }
  }
}

// The length of the whole text is part of the hash: halves of texts of other lengths are no help.
function halfHash(text: string, from: number, to: number, which: number, length: number): number {
  return hashOf(text, from, to, which + 16 * length);
}
