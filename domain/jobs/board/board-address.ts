import { type BoardSearch, writeBoardSearch } from "./board.ts";

/** What travels beside a search in its address, and is no part of it. */
export type BesideSearch = {
  /** Wrong words are left as they were typed. */
  isExact: boolean;
  /** A place that was typed and that no live job is in. */
  nowhere: string | null;
  /** The words as they were typed, of which some became filters. */
  typed: string | null;
  /** A place as it was typed, and read as the one town searched in. */
  near: string | null;
};

/** Where a search stands on the board at a path. */
export function boardAddress(
  path: string,
  search: BoardSearch,
  { isExact, nowhere, typed, near }: Partial<BesideSearch> = {},
): string {
  const query = new URLSearchParams(writeBoardSearch(search));
  if (isExact) query.set("exact", "1");
  if (nowhere) query.set("nowhere", nowhere);
  if (typed) query.set("typed", typed);
  if (near) query.set("near", near);
  return query.size > 0 ? `${path}?${query}` : path;
}
