/** Sets of documents, one bit each. */

export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

export function allOf(size: number): Int32Array<ArrayBuffer> {
  const bits = new Int32Array(wordsFor(size)).fill(-1);
  if (size % 32 !== 0) bits[bits.length - 1] = (1 << (size % 32)) - 1;
  return bits;
}

export function has(bits: Int32Array, document: number): boolean {
  return (bits[document >>> 5]! & (1 << (document & 31))) !== 0;
}

export function put(bits: Int32Array, document: number): void {
  bits[document >>> 5]! |= 1 << (document & 31);
}

export function drop(bits: Int32Array, document: number): void {
  bits[document >>> 5]! &= ~(1 << (document & 31));
}

export function flip(bits: Int32Array, document: number): void {
  bits[document >>> 5]! ^= 1 << (document & 31);
}

/** Keeps in `bits` only what the other has too. */
export function keepOnly(bits: Int32Array, other: Int32Array): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= other[word]!;
}

export function addAll(bits: Int32Array, other: Int32Array): void {
  for (let word = 0; word < bits.length; word++) bits[word]! |= other[word]!;
}

export function takeAway(bits: Int32Array, other: Int32Array): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= ~other[word]!;
}

/** Four words are added up bit by bit first, so that only one in four has its bits counted. */
export function countBoth(a: Int32Array, b: Int32Array): number {
  const end = a.length & ~3;
  let fours = 0;
  let twos = 0;
  let units = 0;
  for (let at = 0; at < end; at += 4) {
    const first = a[at]! & b[at]!;
    const second = a[at + 1]! & b[at + 1]!;
    const third = a[at + 2]! & b[at + 2]!;
    const fourth = a[at + 3]! & b[at + 3]!;
    const odd = first ^ second ^ third;
    const pairs = carry(first, second, third);
    const others = carry(odd, fourth, units);
    units ^= odd ^ fourth;
    fours += ones(carry(pairs, others, twos));
    twos ^= pairs ^ others;
  }
  let count = 4 * fours + 2 * ones(twos) + ones(units);
  for (let word = end; word < a.length; word++) count += ones(a[word]! & b[word]!);
  return count;
}

/** Where at least two of three have a bit. */
function carry(a: number, b: number, c: number): number {
  return (a & b) | ((a ^ b) & c);
}

/** How many documents a set has in these words alone. */
export function countAt(bits: Int32Array, words: Int32Array, places: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < places.length; at++) count += ones(words[at]! & bits[places[at]!]!);
  return count;
}

export function countOf(bits: Int32Array): number {
  return countBoth(bits, bits);
}

export function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The documents of a set in their order; returns how many there are. */
export function readBits(bits: Int32Array, into: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      into[count++] = (word << 5) + 31 - Math.clz32(left & -left);
    }
  }
  return count;
}
