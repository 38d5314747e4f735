import { isSearchAway } from "#platform/search.server.ts";

/** For screens: no search can be answered just now, though nothing is wrong with it. */
export function isBoardAway(error: unknown): boolean {
  return isSearchAway(error);
}
