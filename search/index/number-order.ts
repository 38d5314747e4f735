const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** The documents by a number, the smallest first, those without one before all. Sorted by its digits. */
export function* orderBy(numbers: Int32Array): Generator<void, Uint32Array> {
  let from = new Uint32Array(numbers.length);
  for (let document = 0; document < from.length; document++) from[document] = document;
  let into = new Uint32Array(numbers.length);
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    moveByDigit(numbers, shift, from, into);
    [from, into] = [into, from];
    yield;
  }
  return from;
}

function moveByDigit(
  numbers: Int32Array,
  shift: number,
  from: Uint32Array,
  into: Uint32Array,
): void {
  const starts = new Uint32Array(DIGITS + 1);
  // Flipping the sign makes negative numbers the smaller ones.
  for (const number of numbers) starts[(((number ^ 0x80000000) >>> shift) & (DIGITS - 1)) + 1]!++;
  for (let digit = 1; digit < DIGITS; digit++) starts[digit]! += starts[digit - 1]!;
  for (const document of from) {
    into[starts[((numbers[document]! ^ 0x80000000) >>> shift) & (DIGITS - 1)]!++] = document;
  }
}

/** How many documents have a smaller number. */
export function placeOf(edge: number, numbers: Int32Array, order: Uint32Array): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[order[middle]!]! < edge) low = middle + 1;
    else high = middle;
  }
  return low;
}
