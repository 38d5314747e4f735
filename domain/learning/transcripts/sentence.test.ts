import { expect, test } from "vitest";
import type { SpokenWord } from "#db/schema/learning.ts";
import { withWordTimes } from "./sentence.ts";

const words: SpokenWord[] = [
  [0, 400, "First"],
  [500, 900, "stop."],
  [1000, 1400, "Then"],
  [1500, 1900, "listen."],
];
const sentences = [
  { startMs: 0, endMs: 900, text: "First stop." },
  { startMs: 1000, endMs: 1900, text: "Then listen." },
];

test("each sentence has the times of its own words", () => {
  expect(withWordTimes(sentences, words)).toEqual([
    { startMs: 0, text: "First stop.", wordsAt: [0, 500] },
    { startMs: 1000, text: "Then listen.", wordsAt: [1000, 1500] },
  ]);
});

test("words that are gone leave the sentence without times", () => {
  expect(withWordTimes(sentences, words.slice(2)).map(({ wordsAt }) => wordsAt)).toEqual([
    [],
    [1000, 1500],
  ]);
  expect(withWordTimes(sentences, []).map(({ wordsAt }) => wordsAt)).toEqual([[], []]);
});

test("a long lesson is read once, not once for each sentence", () => {
  let reads = 0;
  const long = Array.from({ length: 1500 }, (_, at): SpokenWord => [at * 10, at * 10 + 9, "a."]);
  const counted = new Proxy(long, {
    get: (target, key) => {
      if (typeof key === "string" && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key);
    },
  });
  const each = long.map(([startMs, endMs, text]) => ({ startMs, endMs, text }));
  expect(withWordTimes(each, counted).every(({ wordsAt }) => wordsAt.length === 1)).toBe(true);
  expect(reads).toBeLessThan(5 * long.length);
});
