import { editsBetween } from "../words/edits.ts";
import { ones } from "./bits.ts";

/** Words as they were written and the stem of each, the shortest first: what typos are repaired to. */
export type Lexicon = {
  words: readonly string[];
  stems: Uint32Array;
  /** Which letters a word has. One edit changes at most two of them, so most words need no look. */
  masks: Int32Array;
  /** Words of length n are starts[n] up to starts[n + 1]. */
  starts: Uint32Array;
};

const MAX_LENGTH = 41;

export function lexiconOf(entries: readonly (readonly [string, number])[]): Lexicon {
  const byLength: (readonly [string, number])[][] = Array.from(
    { length: MAX_LENGTH + 1 },
    () => [],
  );
  for (const entry of entries) byLength[Math.min(entry[0].length, MAX_LENGTH)]!.push(entry);
  const sorted = byLength.flat();
  const words = sorted.map(([word]) => word);
  return {
    words,
    stems: new Uint32Array(sorted.map(([, number]) => number)),
    masks: new Int32Array(words.map(maskOf)),
    starts: startsOf(words),
  };
}

export function startsOf(words: readonly string[]): Uint32Array {
  const starts = new Uint32Array(MAX_LENGTH + 2);
  for (const { length } of words) starts[Math.min(length, MAX_LENGTH) + 1]!++;
  for (let length = 1; length < starts.length; length++) starts[length]! += starts[length - 1]!;
  return starts;
}

export function maskOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    mask |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return mask;
}

/** Calls back with every word exactly `edits` away. */
export function eachNear(
  { words, stems, masks, starts }: Lexicon,
  { word, edits }: { word: string; edits: number },
  found: (near: string, stem: number) => void,
): void {
  const mask = maskOf(word);
  const shortest = Math.max(1, word.length - edits);
  const end = starts[Math.min(word.length + edits, MAX_LENGTH) + 1]!;
  for (let n = starts[Math.min(shortest, MAX_LENGTH)]!; n < end; n++) {
    if (ones(masks[n]! ^ mask) > 2 * edits) continue;
    if (editsBetween(word, words[n]!, edits) === edits) found(words[n]!, stems[n]!);
  }
}
