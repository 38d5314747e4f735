import fc from "fast-check";
import { expect, test } from "vitest";
import { editsAllowed, editsBetween } from "./edits.ts";

test.each([
  ["nurse", "nurse", 0],
  ["nurse", "nusre", 1],
  ["nurse", "nurses", 1],
  ["nurse", "purse", 1],
  ["nurse", "nrse", 1],
  ["engineer", "enigneeer", 2],
  ["", "ab", 2],
])("%s and %s are %i edits apart", (a, b, edits) => {
  expect(editsBetween(a, b, 3)).toBe(edits);
});

test.each([
  ["nhs", 0],
  ["chef", 1],
  ["engineer", 2],
])("%s is read as a word at most %i edits away", (word, edits) => {
  expect(editsAllowed(word)).toBe(edits);
});

test("is the plain distance as far as it was asked for, and more beyond", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, most) => {
      const edits = plainDistance(a, b);
      expect(Math.min(editsBetween(a, b, most), most + 1)).toBe(Math.min(edits, most + 1));
    }),
    { numRuns: 300 },
  );
});

/** Straight from the definition. */
function plainDistance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)];
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    plainDistance(x, b) + 1,
    plainDistance(a, y) + 1,
    plainDistance(x, y) + (a.at(-1) === b.at(-1) ? 0 : 1),
    isSwapped ? plainDistance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}
