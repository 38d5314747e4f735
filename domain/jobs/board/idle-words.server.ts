import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";
import type { BoardSearch } from "./board.ts";

/** Words were typed, and the index looks for none of them: "the", a smiley. Then every job is found. */
export function isIdle(q: string): boolean {
  return q !== "" && tokenise(q).every((word) => stopWords.has(word));
}

export function idleNotice(q: string): string | null {
  return isIdle(q) ? `“${q}” cannot be searched for, so we left it out.` : null;
}

/** The search without words that nobody can look for. */
export function withoutIdleWords(search: BoardSearch): BoardSearch {
  return isIdle(search.q) ? { ...search, q: "" } : search;
}
