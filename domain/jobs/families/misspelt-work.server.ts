import type { Repair } from "#search/contract.ts";
import { editsBetween } from "#search/words/edits.ts";
import { stem } from "#search/words/stem.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";
import { namesOfWork } from "./families.server.ts";
import { plainWord } from "./plain-word.ts";

const known = new Set(namesOfWork.flat());
const MIN_LENGTH = 8;
const longNames = namesOfWork.flatMap((words) =>
  words.length === 1 && words[0]!.length >= MIN_LENGTH ? words : [],
);

const MIN_STEMMED = 5;
const namesByStem = Map.groupBy(
  [...known].filter((name) => name.length >= MIN_STEMMED),
  stem,
);

/**
 * Slips that the index cannot mend. "Accountent" has the stem of "account", so it is found and
 * not repaired; no advert may say "architecture"; three letters may be initials, and only the
 * word after them tells: "dta analyst".
 */
export function misspeltWork(q: string): Repair[] {
  const words = tokenise(q);
  return words.flatMap((typed, at) => {
    const plain = plainWord(typed);
    if (known.has(plain) || stopWords.has(typed)) return [];
    const meant =
      longNames.find((name) => isSlip(plain, name)) ??
      ofOneStem(plain) ??
      besideKnown(plain, { before: words[at - 1], after: words[at + 1] });
    return meant ? [{ typed, meant }] : [];
  });
}

/** "Enginer" finds what "engineer" finds, for they have one stem: the reader is told. "Modeling" is American. */
function ofOneStem(word: string): string | undefined {
  const isAmerican = (name: string) => name.replace("ll", "l") === word;
  return namesByStem
    .get(stem(word))
    ?.find((name) => isOneLetterOff(word, name) && !isAmerican(name));
}

type Neighbours = { before: string | undefined; after: string | undefined };

/** A word of a name of two, where the other stands beside it: "dta analyst", "web developper". */
function besideKnown(word: string, { before, after }: Neighbours): string | undefined {
  const isLike = word.length === 3 ? isOneMore : isSlip;
  const next = plainWord(after ?? "");
  const last = plainWord(before ?? "");
  for (const [first, second, ...rest] of namesOfWork) {
    if (!second || rest.length > 0) continue;
    if (second === next && isLike(word, first!)) return first;
    if (first === last && isLike(word, second)) return second;
  }
  return undefined;
}

/** One letter wrong, missing or too many, and not at either end, where inflections differ. */
function isOneLetterOff(word: string, name: string): boolean {
  const isSameEnds = word[0] === name[0] && word.at(-1) === name.at(-1);
  return isSameEnds && editsBetween(word, name, 1) === 1;
}

function isSlip(word: string, name: string): boolean {
  return word.length >= MIN_LENGTH && name.length >= MIN_LENGTH && isOneLetterOff(word, name);
}

/** "data" is "dta" with one letter more, after the first. */
function isOneMore(word: string, name: string): boolean {
  const isLonger = name.length === word.length + 1 && name[0] === word[0];
  return isLonger && editsBetween(word, name, 1) === 1;
}
