import { cleanText } from "./clean-text.ts";
import { isSuffix, nameWords, withoutSuffix } from "./name-words.ts";
import { splitTradingNames } from "./trading-names.ts";

/** Endings that people misspell, or run into the name. */
const COMMON_ENDINGS = ["limited", "ltd", "llp", "plc"] as const;

/**
 * Every way to read a typed name, the likeliest first: as it stands without its
 * legal ending, as legal and trading name, and without an ending that was
 * misspelt ("Limted"), glued on ("FooLtd") or torn ("Lim ited").
 */
export function nameReadings(typed: string): string[] {
  const words = nameWords(typed);
  if (words.length === 0) return [cleanText(typed).toLowerCase()].filter(Boolean);

  const { legal, trading } = splitTradingNames(typed);
  const parts = [legal, ...trading].map((part) => withoutSuffix(nameWords(part)));
  const readings = [
    parts.flat(),
    withoutSuffix(words.filter((word, at) => at === 0 || !isSuffix(word))),
    ...withoutOddEnding(withoutSuffix(words)),
    ...(trading.length > 0 ? parts : []),
  ];
  return [...new Set(readings.map((reading) => reading.join(" ")).filter(Boolean))];
}

function withoutOddEnding(words: readonly string[]): string[][] {
  const last = words.at(-1) ?? "";
  const found: string[][] = [];
  if (words.length > 1 && COMMON_ENDINGS.some((ending) => isNear(last, ending))) {
    found.push(words.slice(0, -1));
  }
  for (const torn of [2, 3]) {
    const isTorn = words.length > torn && isSuffix(words.slice(-torn).join(""));
    if (isTorn) found.push(words.slice(0, -torn));
  }
  const glued = COMMON_ENDINGS.find(
    (ending) => last.length > ending.length + 1 && last.endsWith(ending),
  );
  if (glued) found.push([...words.slice(0, -1), last.slice(0, -glued.length)]);
  return found;
}

/** One letter more, fewer or other, or two swapped: enough for words this short. */
function isNear(word: string, ending: string): boolean {
  if (word === ending || Math.abs(word.length - ending.length) > 1) return false;
  const sameLetters = [...word].sort().join("") === [...ending].sort().join("");
  let start = 0;
  while (start < word.length && word[start] === ending[start]) start++;
  let end = 0;
  while (
    end < Math.min(word.length, ending.length) - start &&
    word.at(-1 - end) === ending.at(-1 - end)
  )
    end++;
  const differs = Math.max(word.length, ending.length) - start - end;
  return differs <= 1 || (differs === 2 && sameLetters);
}
