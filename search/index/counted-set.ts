import { countAt, countBoth, countOf } from "./bits.ts";

/** Going from place to place costs so many times what going straight through does. */
const LEAP = 3;

/**
 * A set whose documents are counted by what they have: their bits are, in words of 32. Where
 * few words have any, or few are not full, only those are looked at.
 */
export class CountedSet {
  readonly bits: Int32Array;
  readonly total: number;
  readonly #few: { words: Int32Array; places: Uint32Array; areOthers: boolean } | null;

  constructor(bits: Int32Array) {
    this.bits = bits;
    this.total = countOf(bits);
    const [some, notAll] = wordsIn(bits);
    this.#few = Math.min(some, notAll) * LEAP < bits.length ? few(bits, { some, notAll }) : null;
  }

  /** How many it shares with a set of so many in all. */
  within(other: Int32Array, whole: number): number {
    if (whole === 0) return 0;
    if (!this.#few) return countBoth(this.bits, other);
    const { words, places, areOthers } = this.#few;
    const count = countAt(other, words, places);
    return areOthers ? whole - count : count;
  }
}

function wordsIn(bits: Int32Array): [some: number, notAll: number] {
  let [empty, full] = [0, 0];
  for (let word = 0; word < bits.length; word++) {
    if (bits[word] === 0) empty++;
    else if (bits[word] === -1) full++;
  }
  return [bits.length - empty, bits.length - full];
}

function few(bits: Int32Array, { some, notAll }: { some: number; notAll: number }) {
  const areOthers = notAll < some;
  const flip = areOthers ? -1 : 0;
  const words = new Int32Array(Math.min(some, notAll));
  const places = new Uint32Array(words.length);
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const own = bits[word]! ^ flip;
    if (own === 0) continue;
    words[count] = own;
    places[count++] = word;
  }
  return { words, places, areOthers };
}
