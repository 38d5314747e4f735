const WORDS_TOGETHER = 4;

/** How alike two texts are, from 0 to 1: the share of their runs of four words that both have. */
export function likeness(one: string, other: string): number {
  const [first, second] = [runsOf(one), runsOf(other)];
  if (first.size === 0 || second.size === 0) return 0;
  let shared = 0;
  for (const run of first) if (second.has(run)) shared += 1;
  return shared / (first.size + second.size - shared);
}

/** Above this two adverts are one advert with a word changed here and there. */
export const NEARLY_THE_SAME = 0.6;

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let at = 0; at + WORDS_TOGETHER <= words.length; at += 1) {
    runs.add(words.slice(at, at + WORDS_TOGETHER).join(" "));
  }
  return runs;
}
