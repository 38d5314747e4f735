import fc from "fast-check";
import { expect, test } from "vitest";
import { markWords } from "./marks.ts";
import { stem } from "./stem.ts";
import { placesOfWords, tokenise } from "./tokenise.ts";

test.each([
  ["Senior Software Engineer", ["senior", "software", "engineer"]],
  ["C++, C# and .NET (ASP.NET)", ["c++", "c#", "and", ".net", "asp", ".net"]],
  ["R&D, M&A; B & Q", ["r&d", "m&a", "b", "q"]],
  ["the employer's O’Brien don't", ["the", "employer", "obrien", "dont"]],
  ["Café ＡＢＣ ﬁne Zürich", ["cafe", "abc", "fine", "zurich"]],
  ["internet .network 5+ years", ["internet", "network", "5", "years"]],
  ["日本語 ΟΔΟΣ Ελληνικά", ["日本語", "οδοσ", "ελληνικα"]],
  ["", []],
])("%s", (text, words) => {
  expect(tokenise(text)).toEqual(words);
});

test("a word longer than anyone types is cut", () => {
  expect(tokenise("x".repeat(500))).toEqual(["x".repeat(40)]);
});

test("words stand where they were found, and are the words that are indexed", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "B", "é", " ", "'", "’", ".net", "c++", "#", "&", "7", "ß", "-"),
    maxLength: 20,
  });
  fc.assert(
    fc.property(text, (written) => {
      const places = placesOfWords(written);
      expect(places.map(({ word }) => word)).toEqual(tokenise(written));
      for (const { from, to } of places) expect(to).toBeGreaterThan(from);
    }),
    { numRuns: 1_000 },
  );
});

test("marked pieces are the whole text again, and only words of the stems are marked", () => {
  const pieces = markWords("Café nurses and a nurse, nursery", [stem("nursing"), "cafe"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("Café nurses and a nurse, nursery");
  expect(pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
    "Café",
    "nurses",
    "nurse",
  ]);
  expect(markWords("plain", [])).toEqual([{ text: "plain", isMarked: false }]);
});
