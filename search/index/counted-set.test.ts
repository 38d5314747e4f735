import { expect, test } from "vitest";
import { SeededRandom } from "#test/seeded-random.ts";
import { countOf, has, put, wordsFor } from "./bits.ts";
import { CountedSet } from "./counted-set.ts";

const shares = { none: 0, few: 0.004, some: 0.3, most: 0.996, all: 1 };

/** Documents picked by chance, up to a size that fills no last word. */
function picked(random: SeededRandom, size: number, share: number): Int32Array {
  const bits = new Int32Array(wordsFor(size));
  for (let document = 0; document < size; document++) {
    if (random.next() < share) put(bits, document);
  }
  return bits;
}

function sharedOneByOne(a: Int32Array, b: Int32Array, size: number): number {
  let count = 0;
  for (let document = 0; document < size; document++) {
    if (has(a, document) && has(b, document)) count++;
  }
  return count;
}

for (const [name, share] of Object.entries(shares)) {
  test(`a set of ${name} is counted as one by one, whatever its size`, () => {
    const random = new SeededRandom(23);
    for (const size of [1, 31, 32, 33, 128, 1000, 4096, 5003]) {
      const own = picked(random, size, share);
      const set = new CountedSet(own);
      expect(set.total).toBe(sharedOneByOne(own, own, size));
      for (const other of Object.values(shares).map((one) => picked(random, size, one))) {
        expect(set.within(other, countOf(other))).toBe(sharedOneByOne(own, other, size));
      }
    }
  });
}
