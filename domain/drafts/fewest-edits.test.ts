import fc from "fast-check";
import { expect, test } from "vitest";
import { type Edit, fewestEdits } from "./fewest-edits.ts";

const without = (is: Edit<string>["is"], edits: readonly Edit<string>[]) =>
  edits.filter((each) => each.is !== is).map(({ item }) => item);

/** How many items the longest list has that is in both in this order. */
function mostInCommon(one: readonly string[], other: readonly string[]): number {
  let row = Array<number>(other.length + 1).fill(0);
  for (const item of one) {
    const next = [0];
    for (const [at, each] of other.entries()) {
      next.push(item === each ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!));
    }
    row = next;
  }
  return row.at(-1)!;
}

const items = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 40 });

test("it leads from the first list to the second, and keeps as much as can be kept", () => {
  fc.assert(
    fc.property(items, items, (one, other) => {
      const edits = fewestEdits(one, other);
      if (!edits) throw new Error("So short a list is within bounds");
      expect(without("in", edits)).toEqual(one);
      expect(without("out", edits)).toEqual(other);
      expect(edits.filter(({ is }) => is === "kept")).toHaveLength(mostInCommon(one, other));
    }),
    { numRuns: 500 },
  );
});

test("lists with too little in common are given up", () => {
  const many = Array.from({ length: 150 }, (_, at) => `a${at}`);
  const others = Array.from({ length: 150 }, (_, at) => `b${at}`);
  expect(fewestEdits(many, others)).toBeNull();
});
