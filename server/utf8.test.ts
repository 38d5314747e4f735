import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "#test/property-runs.ts";
import { utf8Of } from "./utf8.ts";

const asTheStandard = (pieces: string[]) => new TextEncoder().encode(pieces.join(""));

describe("a page's words as bytes", () => {
  test.each([
    ["nothing", []],
    ["plain words", ["<p>", "Jobs in Leeds", "</p>"]],
    ["a pound and an accent", ["£30,000 at Café Zoë"]],
    ["curly quotes and a euro", ["a new graduate’s visa, ", "“€40,000”"]],
    ["other scripts", ["求职", "नौकरी", "وظيفة"]],
    ["a sign of two halves", ["🎓 done"]],
    ["a sign cut between two pieces", ["\ud83c", "\udf93"]],
    ["half a sign", ["cut \ud83c", " here"]],
    ["more than fits at once", ["é’".repeat(300_000), "end"]],
  ])("are UTF-8: %s", (_, pieces) => {
    expect(utf8Of(pieces).equals(asTheStandard(pieces))).toBe(true);
  });

  test("are UTF-8, whatever they are", () => {
    const anything = fc.array(fc.string({ unit: "binary", maxLength: 20 }), { maxLength: 5 });
    fc.assert(
      fc.property(anything, (pieces) => {
        expect(utf8Of(pieces).equals(asTheStandard(pieces))).toBe(true);
      }),
      { numRuns: propertyRuns(100) },
    );
  });

  test("of one page are not those of the next", () => {
    const first = utf8Of(["the first page’s words"]);
    utf8Of(["another’s"]);
    expect(first.toString()).toBe("the first page’s words");
  });
});
