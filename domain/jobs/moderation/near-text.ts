const WORDS_TOGETHER = 4;

/** Above this two adverts are one advert with a word changed here and there. */
export const NEARLY_THE_SAME = 0.6;

/** A text's runs of four words: made once, compared often. */
export type Runs = ReadonlySet<string>;

export function runsOf(text: string): Runs {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let at = 0; at + WORDS_TOGETHER <= words.length; at += 1) {
    runs.add(words.slice(at, at + WORDS_TOGETHER).join(" "));
  }
  return runs;
}

/** How alike two texts are, from 0 to 1: the share of their runs that both have. */
export function likeness(one: Runs, other: Runs): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const run of one) if (other.has(run)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** Whether texts of these lengths can be nearly the same at all: most pairs cannot, and are not read. */
export function canBeNear(length: number, other: number): boolean {
  return Math.min(length, other) > Math.max(length, other) / 2;
}
