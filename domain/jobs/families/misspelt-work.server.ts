import type { Repair } from "#search/contract.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";
import { namesOfWork } from "./families.server.ts";
import { plainWord } from "./plain-word.ts";

const known = new Set(namesOfWork.flat());
const MIN_LENGTH = 8;
const longNames = namesOfWork.flatMap((words) =>
  words.length === 1 && words[0]!.length >= MIN_LENGTH ? words : [],
);

/**
 * Slips that the index cannot mend. "Accountent" has the stem of "account", so it is found and
 * not repaired; three letters may be initials, and only the word after them tells: "dta analyst".
 */
export function misspeltWork(q: string): Repair[] {
  const words = tokenise(q);
  return words.flatMap((typed, at) => {
    const plain = plainWord(typed);
    if (known.has(plain) || stopWords.has(typed)) return [];
    const meant = longWordMeant(plain) ?? shortWordMeant(plain, words[at + 1]);
    return meant ? [{ typed, meant }] : [];
  });
}

function longWordMeant(word: string): string | undefined {
  return longNames.find((name) => name.length === word.length && lettersApart(name, word) === 1);
}

function shortWordMeant(word: string, next: string | undefined): string | undefined {
  if (word.length !== 3 || !next) return undefined;
  const after = plainWord(next);
  return namesOfWork.find(([first, second]) => second === after && isOneMore(first!, word))?.[0];
}

function lettersApart(one: string, other: string): number {
  return [...one].filter((letter, at) => letter !== other[at]).length;
}

/** "data" is "dta" with one letter more, after the first. */
function isOneMore(name: string, word: string): boolean {
  const isLonger = name.length === word.length + 1 && name[0] === word[0];
  return isLonger && [1, 2, 3].some((at) => name.slice(0, at) + name.slice(at + 1) === word);
}
