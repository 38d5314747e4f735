import type { Piece } from "#search/words/marks.ts";

/** One thing that was found, its words marked. */
export type SiteResult = {
  path: string;
  title: readonly Piece[];
  /** What stands above its words: the country of a guide, a place, a day. */
  note: string | null;
  excerpt: readonly Piece[];
};

export type ResultGroup = {
  key: string;
  title: string;
  results: readonly SiteResult[];
  /** Where the rest is. */
  more: { to: string; label: string } | null;
};

export type SearchView = {
  q: string;
  /** Words that the box offers while somebody types. */
  suggestions: readonly string[];
  groups: readonly ResultGroup[];
  /** "Showing results for licence", "Left out: xyzzy". */
  told: readonly string[];
  /** Of one kind, page by page; null where all kinds are shown. */
  only: { title: string; kind: string; page: number; pageCount: number } | null;
  /** Signs alone, and nothing that could be looked for. */
  hasNoWords: boolean;
  /** The index starts, or starts again. */
  isAway: boolean;
};
