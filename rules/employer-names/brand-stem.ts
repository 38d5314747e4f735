import { GROUP_PHRASES, GROUP_WORDS } from "./short-words.data.ts";

/** A name's words without "the" and without what only says which company of the group it is. */
export function brandStem(words: readonly string[]): string[] {
  return brandStems(words).at(-1)!;
}

/** Each step on the way: "Man Group Services" is "Man Group", then "Man". */
export function brandStems(words: readonly string[]): string[][] {
  let stem = words[0] === "the" && words.length > 1 ? words.slice(1) : [...words];
  const steps = [stem];
  while (stem.length > 1) {
    const shorter = withoutGroupWord(stem);
    if (shorter.length === stem.length || shorter.length === 0) break;
    stem = shorter;
    steps.push(stem);
  }
  return steps;
}

function withoutGroupWord(words: string[]): string[] {
  const phrase = GROUP_PHRASES.find(
    (end) =>
      words.length > end.length && end.every((word, at) => words.at(at - end.length) === word),
  );
  if (phrase) return words.slice(0, -phrase.length);
  // "and" is left behind where a group word followed it: "Foo & Company".
  const last = words.at(-1)!;
  return GROUP_WORDS.has(last) || last === "and" ? words.slice(0, -1) : words;
}
