import { drop, keepOnly, put, wordsFor } from "./bits.ts";
import { placeOf } from "./number-order.ts";
import { NONE, type Segment } from "./segment.ts";

/** A range of one number, with whole edges. */
export type Range = { number: number; from: number; to: number; orNull: boolean };

/** Whatever is fewer is visited: the documents outside, or those within. */
export function keepWithin(
  bits: Int32Array,
  segment: Segment,
  { number, from, to, orNull }: Range,
): void {
  const numbers = segment.numbers[number]!;
  const order = segment.orders[number]!;
  const known = placeOf(NONE + 1, numbers, order);
  const low = Math.max(known, placeOf(from, numbers, order));
  const high = Math.max(low, placeOf(to, numbers, order));
  const first = orNull ? known : 0;
  if (low - first + order.length - high < order.length / 2) {
    for (let at = first; at < low; at++) drop(bits, order[at]!);
    for (let at = high; at < order.length; at++) drop(bits, order[at]!);
    return;
  }
  const within = new Int32Array(wordsFor(segment.size));
  for (let at = 0; at < first; at++) put(within, order[at]!);
  for (let at = low; at < high; at++) put(within, order[at]!);
  keepOnly(bits, within);
}
