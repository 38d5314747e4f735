import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";
import type { BoardSearch } from "../board.ts";

/** Words were typed, and the index looks for none of them: "the", a smiley. Then every job is found. */
export function hasOnlyStopWords(q: string): boolean {
  return q !== "" && tokenise(q).every((word) => stopWords.has(word));
}

export function stopWordsNotice(q: string): string | null {
  return hasOnlyStopWords(q) ? `“${q}” cannot be searched for, so we left it out.` : null;
}

/** The search without words that nobody can look for. */
export function withoutStopWords(search: BoardSearch): BoardSearch {
  return hasOnlyStopWords(search.q) ? { ...search, q: "" } : search;
}

/** Said where nothing was found for words in another script. */
export function scriptNotice(q: string, total: number): string | null {
  const isOther = /\p{L}/u.test(q) && !/\p{Script=Latin}/u.test(q);
  return isOther && total === 0
    ? "Adverts here are written in English. Try the name of the job in English."
    : null;
}
