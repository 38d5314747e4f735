import { readWords } from "../../families/read-words.server.ts";
import type { Board } from "../../vocabulary.ts";
import type { WordFilters } from "./filter-word-rules.ts";

/** Words of a search that are filters of the board, taken out of it. */
export type FilterWords = {
  /** What is left to look for. */
  q: string;
  filters: WordFilters;
  /** The board that has such jobs. */
  board: Board;
  /** Each as it was typed, with what it became. */
  read: { typed: string; filters: WordFilters; board?: Board }[];
  /** "near me": we do not know where the reader is. */
  isNearReader: boolean;
  /** Words around the work were left out: "I am looking for a job as". */
  isShortened: boolean;
  /** "or remote" after a place: filters of two kinds are both asked for, so the second would only narrow. */
  leftOut: string[];
  /** "no sponsorship", "graduate visa", "New York": read as no filter, and no words to look for in adverts. */
  unread: { typed: string; why: "unwanted" | "open-visa" | "elsewhere" }[];
};

export function nothingRead(q: string, board: Board): FilterWords {
  const isNothing = { isNearReader: false, isShortened: false, leftOut: [], unread: [] };
  return { q, filters: {}, board, read: [], ...isNothing };
}

export function take(found: FilterWords, read: FilterWords["read"][number]): void {
  const before = { ...found.filters };
  found.read.push(read);
  Object.assign(found.filters, read.filters);
  // "chef leeds york": the last was read first.
  const { city, area, country } = read.filters;
  if (city) found.filters.city = joined(city, before.city);
  if (area) found.filters.area = joined(area, before.area);
  if (country) found.filters.country = joined(country, before.country);
  if (read.board) found.board = read.board;
}

export function joined<Value>(first: Value[] | undefined, last: Value[] | undefined): Value[] {
  return [...new Set([...(first ?? []), ...(last ?? [])])];
}

export function tidy(text: string): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, "").replace(/\s+/g, " ");
}

/** "jobs", "a job with": nothing that tells one job from another. */
export function isOnlyFiller(text: string): boolean {
  return readWords(text).length === 0;
}
