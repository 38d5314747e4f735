import { no, ok, type Result } from "#rules/result.ts";
import { activeFilters } from "../board/active-filters.ts";
import { type BoardSearch, criteriaOf, readBoardSearch } from "../board/board.ts";
import { boardAddress } from "../board/board-address.ts";
import type { Board } from "../vocabulary.ts";
import type { LandingRefusal } from "./refusals.ts";

export type Criteria = { board: Board; criteria: string };

const boards: Record<string, Board> = { "/jobs": "jobs", "/part-time-jobs": "part-time-jobs" };

/** Parts of a board's address that say which page of it, or how it was reached, and not what is sought. */
const passing = new Set([
  "page",
  "upto",
  "sort",
  "where",
  "was",
  "exact",
  "nowhere",
  "part",
  "near",
  "typed",
]);

const HERE = "https://board.invalid";

/** Reads an address of the board from its path on. One with a host is another site's. */
export function readCriteria(pasted: string): Result<Criteria, LandingRefusal> {
  const url = URL.parse(pasted.trim(), HERE);
  if (url && url.origin !== HERE) return no("other-site");
  const board = url ? boards[url.pathname.replace(/\/$/, "")] : undefined;
  if (!url || !board) return no("not-the-board");

  const search = readBoardSearch(board, url.searchParams);
  if (!search.q && activeFilters(search).length === 0) return no("whole-board");
  if (!isUnderstood(search, url.searchParams)) return no("not-understood");
  return ok({ board, criteria: criteriaOf(search) });
}

/** What staff copied from the address bar, from its path on where it is one of our own sites. */
export function pathOfOwnAddress(pasted: string, ownOrigins: readonly string[]): string {
  const url = URL.parse(pasted.trim());
  return url && ownOrigins.includes(url.origin) ? url.pathname + url.search : pasted;
}

/** The search behind a page's criteria. */
export function searchOf({ board, criteria }: Criteria): BoardSearch {
  return readBoardSearch(board, new URLSearchParams(criteria));
}

export function boardHref(search: BoardSearch): string {
  return boardAddress(`/${search.board}`, search);
}

/** The board leaves out what makes no sense to it; a page built on that would count something else. */
function isUnderstood(search: BoardSearch, given: URLSearchParams): boolean {
  const read = new URLSearchParams(criteriaOf(search));
  const asked = [...given].filter(([name, value]) => value !== "" && !passing.has(name));
  return asked.every(([name, value]) => {
    const plain = value.replace(/\s+/g, " ").trim();
    return read.getAll(name).includes(plain);
  });
}
