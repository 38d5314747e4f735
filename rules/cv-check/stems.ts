/**
 * The stem of an English word, so that "modelling", "modelled" and "models" are one. Takes off endings and
 * nothing else: two words that it joins wrongly are shown to the reader with both quotes.
 */
export function stemOf(word: string): string {
  const lower = word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replaceAll("’", "'");
  if (!/^[a-z'-]{4,}$/.test(lower)) return lower;
  return americanised(withoutEnding(lower.replace(/(ss|us|is)$|s$/, "$1")));
}

const endings: readonly (readonly [ending: RegExp, by: string, shortest: number])[] = [
  [/ie$/, "y", 3],
  [/(at|is|iz)ions?$/, "", 4],
  [/ment$/, "", 4],
  [/ness$/, "", 5],
  [/ing$/, "", 3],
  [/ed$/, "", 3],
  [/(er|or)$/, "", 4],
  [/ly$/, "", 4],
  [/e$/, "", 3],
  [/(at|is|iz)$/, "", 4],
];

function withoutEnding(word: string): string {
  let stem = word;
  for (const [ending, by, shortest] of endings) {
    const shorter = stem.replace(ending, by);
    if (shorter.length >= shortest) stem = shorter;
  }
  return stem
    .replace(/([^aeiouls])\1$/, "$1")
    .replace(/ll$/, "l")
    .replace(/y$/, "i");
}

function americanised(stem: string): string {
  return stem.replace(/our$/, "or").replace(/(s|z)$/, "s");
}

/** A text's words with where they stand, each with its stem. "C++", "C#" and "node.js" are words. */
export function stemmed(text: string): readonly { stem: string; from: number; to: number }[] {
  return [
    ...text.matchAll(
      /(?<![\p{L}\p{N}])\.net\b|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’./&-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*[+#]*/giu,
    ),
  ].map(({ 0: word, index }) => ({ stem: stemOf(word), from: index, to: index + word.length }));
}
