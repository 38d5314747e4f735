import type { SpokenWord } from "#db/schema/learning.ts";

/** `wordsAt` is when each of its words begins. */
export type Sentence = { startMs: number; text: string; wordsAt: number[] };

type Bounds = { startMs: number; endMs: number; text: string };

/** Both are in the order in which they are said, so each word is looked at once. */
export function withWordTimes(
  sentences: readonly Bounds[],
  words: readonly SpokenWord[],
): Sentence[] {
  let next = 0;
  return sentences.map(({ startMs, endMs, text }) => {
    const wordsAt: number[] = [];
    for (; next < words.length && words[next]![1] <= endMs; next += 1) {
      if (words[next]![0] >= startMs) wordsAt.push(words[next]![0]);
    }
    return { startMs, text, wordsAt };
  });
}
