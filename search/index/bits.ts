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

export function countBoth(a: Int32Array, b: Int32Array): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += ones(a[word]! & b[word]!);
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
