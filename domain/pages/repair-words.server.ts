import { editsAllowed, editsBetween } from "#search/words/edits.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";

/** A word that was typed, and the one that was probably meant. */
type Meant = { typed: string; meant: string };

type Understood = { words: string[]; repairs: Meant[] };

/**
 * The words of a question as the texts write them. A word that stands nowhere becomes the nearest one
 * that does: fewest edits, then the same first letter, then the commonest. For some hundred pages that
 * are in memory; the whole site has an index.
 */
export function meantWords(asked: string, texts: readonly string[]): Understood {
  const typed = tellingWords(tokenise(asked));
  const known = countsOf(texts);
  const words: string[] = [];
  const repairs: Meant[] = [];
  for (const word of typed) {
    const isKnown = [...known.keys()].some((each) => each.startsWith(word));
    const meant = isKnown ? word : (nearest(word, known) ?? word);
    if (meant !== word) repairs.push({ typed: word, meant });
    words.push(meant);
  }
  return { words, repairs };
}

/** Each word once, and without "can", "i" and "the", unless nothing else was typed. */
export function tellingWords(words: readonly string[]): string[] {
  const typed = [...new Set(words)];
  const telling = typed.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : typed;
}

/** The sentence above what was found; null where the words were looked for as typed. */
export function repairedMessage(repairs: readonly Meant[]): string | null {
  if (repairs.length === 0) return null;
  return `We looked for ${repairs.map(({ typed, meant }) => `“${meant}” for “${typed}”`).join(" and ")}.`;
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(tokenise(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function nearest(word: string, known: ReadonlyMap<string, number>): string | null {
  if (/\d/.test(word)) return null;
  const most = editsAllowed(word);
  const near = [...known]
    .map(([found, count]) => ({ found, count, edits: editsBetween(word, found, most) }))
    .filter(({ edits }) => edits <= most)
    .sort(
      (one, other) =>
        one.edits - other.edits ||
        Number(other.found[0] === word[0]) - Number(one.found[0] === word[0]) ||
        other.count - one.count ||
        one.found.localeCompare(other.found),
    );
  return near[0]?.found ?? null;
}
