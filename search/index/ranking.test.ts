import fc from "fast-check";
import { expect, test } from "vitest";
import { BoundedHeap } from "./ranking.ts";

type Offer = { key: number; document: number };

function bestOf(offers: readonly Offer[], most: number): Offer[] {
  const heap = new BoundedHeap(most);
  for (const { key, document } of offers) heap.offer(key, document);
  return heap.sorted();
}

test("of equal keys the smaller document stays, whichever came first", () => {
  const offers = [9, 2, 7, 4, 1].map((document) => ({ key: 5, document }));
  const documents = bestOf(offers, 3).map(({ document }) => document);
  expect(documents).toEqual([1, 2, 4]);
});

test("a greater key enters whatever its document, and an equal one of a later document does not", () => {
  const full = [
    { key: 5, document: 1 },
    { key: 5, document: 2 },
  ];
  expect(bestOf([...full, { key: 5, document: 3 }], 2)).toEqual(full);
  expect(bestOf([...full, { key: 6, document: 3 }], 2)).toEqual([
    { key: 6, document: 3 },
    { key: 5, document: 1 },
  ]);
});

test("the best few are those of a whole sort, in any order of offers and with many ties", () => {
  const offers = fc
    .uniqueArray(fc.nat(60), { maxLength: 40 })
    .chain((documents) =>
      fc.tuple(
        ...documents.map((document) =>
          fc.record({ key: fc.nat(4), document: fc.constant(document) }),
        ),
      ),
    );
  fc.assert(
    fc.property(offers, fc.nat(12), (given, most) => {
      const sorted = given.toSorted((a, b) => b.key - a.key || a.document - b.document);
      expect(bestOf(given, most)).toEqual(sorted.slice(0, most));
    }),
  );
});
