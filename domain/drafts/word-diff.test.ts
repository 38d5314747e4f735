import fc from "fast-check";
import { expect, test } from "vitest";
import { processorMillis } from "#test/processor-time.ts";
import { aroundChanges, type Stretch, wordDiff } from "./word-diff.ts";

const without = (is: Stretch["is"], stretches: readonly Stretch[]) =>
  stretches
    .filter((each) => each.is !== is)
    .map(({ words }) => words)
    .join("");

const marked = (stretches: readonly Stretch[]) =>
  stretches
    .map(({ is, words }) =>
      is === "kept" ? words : is === "out" ? `[-${words}-]` : `[+${words}+]`,
    )
    .join("");

test.each([
  ["Research assistant", "Research assistant", "Research assistant"],
  ["", "Data analyst", "[+Data analyst+]"],
  ["Data analyst", "", "[-Data analyst-]"],
  ["Read river data weekly.", "Read leak data weekly.", "Read [-river-][+leak+] data weekly."],
  ["I led a team of 3", "I led a team of 3 people", "I led a team of 3[+ people+]"],
  ["led in the team", "led at a team", "led [-in the-][+at a+] team"],
  [
    "I led in the big old team now",
    "I led at a big old group now",
    "I led [-in the-][+at a+] big old [-team-][+group+] now",
  ],
  ["first\nsecond", "first\nthird\nsecond", "first\n[+third\n+]second"],
  ["数据分析师", "数据科学师", "数据[-分析-][+科学+]师"],
])("%o to %o is %s", (before, after, words) => {
  expect(marked(wordDiff(before, after))).toBe(words);
});

test("a rewritten sentence is shown whole, not as a mosaic of its small words", () => {
  const diff = wordDiff(
    "Counted the fish of the river with nets at dawn",
    "Wrote a service of which the charity has daily need",
  );
  expect(diff.map(({ is }) => is)).toEqual(["out", "in"]);
});

const word = fc.oneof(
  fc.constantFrom("a", "b", "the", " ", "\n", ",", "数", "é", "🙂"),
  fc.string(),
);
const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(""));

test("what was kept and taken out is the first text; what was kept and put in is the second", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = wordDiff(before, after);
      expect(without("in", diff)).toBe(before);
      expect(without("out", diff)).toBe(after);
      expect(diff.every(({ words }) => words !== "")).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["nothing in common", "ab ".repeat(6_667), "cd ".repeat(6_667)],
  ["one letter over and over", "a,".repeat(10_000), ",a b".repeat(5_000)],
  ["no gaps at all", "x".repeat(20_000), "y".repeat(20_000)],
  ["every second word another", "a b ".repeat(5_000), "a c ".repeat(5_000)],
])("paragraphs of 20,000 letters do not hold the thread: %s", (_, before, after) => {
  expect(processorMillis(() => wordDiff(before, after))).toBeLessThan(250);
  const diff = wordDiff(before, after);
  expect([without("in", diff), without("out", diff)]).toEqual([before, after]);
});

test("one word in a paragraph of 20,000 letters is found, and shown with a few words around", () => {
  const half = "Measured pressure in pipes under the town, and found leaks. ".repeat(170);
  const shown = aroundChanges(wordDiff(`${half}old ${half}`, `${half}new ${half}`));
  expect(marked(shown)).toBe(
    "… pressure in pipes under the town, and found leaks. [-old-][+new+] Measured pressure in pipes under the town, and found …",
  );
});

test("what stands between two changes far apart is cut in its middle", () => {
  const middle = "Measured pressure in pipes under the town, and found leaks. ".repeat(4);
  const diff = wordDiff(`One ${middle}two.`, `Uno ${middle}due.`);
  expect(marked(aroundChanges(diff))).toBe(
    "[-One-][+Uno+] Measured pressure in pipes under the town, and found … pressure in pipes under the town, and found leaks. [-two-][+due+].",
  );
});

test("a short text is not cut, and a very long change is", () => {
  const short = wordDiff("Read river data weekly.", "Read leak data weekly.");
  expect(aroundChanges(short)).toEqual(short);
  const [only] = aroundChanges([{ is: "in", words: "word ".repeat(4_000) }]);
  expect(only?.words).toMatch(/^word (word )+…$/);
  expect(only?.words.length).toBeLessThan(1_600);
});

test("a text without gaps is never cut within a letter", () => {
  const shown = aroundChanges([
    { is: "kept", words: "🙂".repeat(99) },
    { is: "out", words: "x" },
    { is: "kept", words: `y${"🙂".repeat(99)}` },
  ]);
  expect(shown.every(({ words }) => words.isWellFormed())).toBe(true);
});
