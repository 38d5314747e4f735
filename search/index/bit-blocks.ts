import { MAX_BLOCK_SIZE } from "./ranking.ts";

const BLOCK_WORDS = MAX_BLOCK_SIZE / 32;
const block = new Uint32Array(MAX_BLOCK_SIZE);

/** Takes some documents of a set, and the first that may come after them; says whether it wants more. */
type Take = (documents: Uint32Array, count: number, next: number) => boolean;

/** The documents of a set in their order, some at a time. */
export function eachBlock(bits: Int32Array, take: Take): void {
  eachBlockOf(bits.length, (from, to) => bits.subarray(from, to), take);
}

/** The same for a set whose words are worked out when it is their turn: often the first few will do. */
export function eachBlockOf(
  words: number,
  wordsOf: (from: number, to: number) => Int32Array,
  take: Take,
): void {
  for (let from = 0; from < words; from += BLOCK_WORDS) {
    const to = Math.min(words, from + BLOCK_WORDS);
    if (!take(block, readWords(wordsOf(from, to), from), to << 5)) return;
  }
}

function readWords(words: Int32Array, from: number): number {
  let count = 0;
  for (let word = 0; word < words.length; word++) {
    let left = words[word]!;
    const first = (from + word) << 5;
    if (left === -1) {
      for (let bit = 0; bit < 32; bit++) block[count++] = first + bit;
      continue;
    }
    while (left !== 0) {
      block[count++] = first + 31 - Math.clz32(left & -left);
      left &= left - 1;
    }
  }
  return count;
}
