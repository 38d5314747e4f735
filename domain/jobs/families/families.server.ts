import { tokenise } from "#search/words/tokenise.ts";
import { listOf, readRows } from "../reviewed-rows.server.ts";
import { plainWord } from "./plain-word.ts";

/** Work that goes by several names. The rows, and what each column means: content/README.md. */
export type Family = { id: string; name: string; narrower: readonly string[] };

/** Where a term counts: in adverts and titles, in titles alone, or only in what somebody types. */
export type TermUse = "text" | "title" | "typed";
type Term = { words: readonly string[]; use: TermUse; family: string };

const rows = readRows("families");

export const families: ReadonlyMap<string, Family> = new Map(
  rows.map(([id, text, , , narrower]) => [
    id!,
    { id: id!, name: listOf(text)[0]!, narrower: listOf(narrower) },
  ]),
);

/** By their first word; the longest first, then as they stand in the table. */
const terms: ReadonlyMap<string, readonly Term[]> = termsByFirstWord();

function termsByFirstWord(): Map<string, Term[]> {
  const uses: TermUse[] = ["text", "title", "typed"];
  const all = rows.flatMap(([family, ...cells]) =>
    uses.flatMap((use, column) =>
      listOf(cells[column]).map((term) => ({
        words: tokenise(term).map(plainWord),
        use,
        family: family!,
      })),
    ),
  );
  return Map.groupBy(
    all.toSorted((one, other) => other.words.length - one.words.length),
    ({ words }) => words[0]!,
  );
}

/** Every name of work as its plain words. */
export const namesOfWork: readonly (readonly string[])[] = [...terms.values()].flatMap((named) =>
  named.map(({ words }) => words),
);

/** The families that a family belongs to by way of being narrower, the closest first. */
const broader: ReadonlyMap<string, readonly string[]> = new Map(
  [...families.keys()].map((id) => [
    id,
    [...families.keys()]
      .filter((other) => other !== id && below(other).has(id))
      .sort((one, other) => below(one).size - below(other).size),
  ]),
);

function below(id: string, seen = new Set<string>()): Set<string> {
  for (const one of families.get(id)?.narrower ?? []) {
    if (seen.has(one)) continue;
    seen.add(one);
    below(one, seen);
  }
  return seen;
}

export function broaderThan(id: string): readonly string[] {
  return broader.get(id) ?? [];
}

/** Every family that one of these uses of a term names. `words` are plain. */
export function familiesNamed(
  words: readonly string[],
  isUsed: (use: TermUse) => boolean,
): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    for (const term of terms.get(words[at]!) ?? []) {
      if (isUsed(term.use) && standsAt(words, at, term.words)) found.add(term.family);
    }
  }
  return found;
}

/** Families that are named more than once: a word in passing ("see the dentist") is not the work. */
export function familiesMeant(words: readonly string[]): Set<string> {
  const named = new Map<string, { times: number; until: number }>();
  for (let at = 0; at < words.length; at++) {
    for (const term of terms.get(words[at]!) ?? []) {
      const { times, until } = named.get(term.family) ?? { times: 0, until: 0 };
      if (term.use !== "text" || at < until || !standsAt(words, at, term.words)) continue;
      named.set(term.family, { times: times + 1, until: at + term.words.length });
    }
  }
  return new Set([...named].filter(([, { times }]) => times > 1).map(([family]) => family));
}

/** "Civil and structural engineer" is a civil engineer too. */
function standsAt(words: readonly string[], from: number, term: readonly string[]): boolean {
  let at = from;
  for (const [n, word] of term.entries()) {
    if (n > 0 && words[at] !== word && words[at] === "and") at += 2;
    if (words[at] !== word) return false;
    at++;
  }
  return true;
}

/** The longest term that begins here, whichever its use. */
export function longestTermAt(
  words: readonly string[],
  at: number,
): { family: string; length: number } | null {
  for (const { words: own, family } of terms.get(words[at]!) ?? []) {
    if (own.every((word, n) => words[at + n] === word)) return { family, length: own.length };
  }
  return null;
}

/** Words by which a family may be recognised in a card: those that are one word. */
export function singleWordsOf(family: string): string[] {
  const row = rows.find(([id]) => id === family);
  return [...listOf(row?.[1]), ...listOf(row?.[2])].filter((term) => !term.includes(" "));
}
