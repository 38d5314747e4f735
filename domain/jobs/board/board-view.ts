import type { SavesView } from "../saved/saves-view.ts";
import type { Fit, RegisterState } from "../vocabulary.ts";
import type { FacetName } from "./board.ts";
import type { CardView } from "./card-view.ts";

export type FilterOption = { value: string; label: string; count: number; isChosen: boolean };

/** Boxes that may be ticked together. `rest` stays folded away. */
export type FilterGroup = {
  name: FacetName;
  legend: string;
  options: FilterOption[];
  rest: FilterOption[];
  /** "All 46 places". */
  restLabel: string;
  /** How to reach values that are not listed. */
  more: string | null;
};

/** One choice out of a row of them. */
export type FilterSelect = {
  name: "miles" | "pay" | "posted" | "closing";
  label: string;
  any: string;
  /** Null where nobody counted. */
  options: (Omit<FilterOption, "count"> & { count: number | null })[];
};

export type RegisterKey = FilterOption & { value: RegisterState };

export type FitKey = FilterOption & { value: Fit };

export type CheckedFor = {
  title: string;
  note: string;
  changeLabel: string;
  mine: { count: number; isChosen: boolean } | null;
};

/** An active filter, and the same search without it. */
export type Chip = { label: string; href: string };

/** What the search would find without one of its filters. */
export type WiderSearch = Chip & { count: number };

/** The whole results page as it is read, for `components/board-screen.tsx`. */
export type BoardView = {
  path: string;
  heading: { jobs: string; highlight: string | null };
  form: {
    q: string;
    where: string;
    placeHint: string;
    sort: string;
    hidden: { name: string; value: string }[];
  };
  sorts: { value: string; label: string }[];
  groups: FilterGroup[];
  selects: FilterSelect[];
  /** Why a filter is not offered yet. */
  hint: string | null;
  /** Only on the part-time board. */
  safe: { count: number; isChosen: boolean } | null;
  /** Whom the verdicts are for, and how many jobs fit them where that is somebody we know. */
  checkedFor: CheckedFor | null;
  /** The typical reader's verdicts on what was found; somebody who is judged for themselves is told so. */
  fits: { keys: FitKey[]; elsewhere: number; forWhom: string | null } | null;
  register: { keys: RegisterKey[]; elsewhere: number } | null;
  chips: Chip[];
  clearHref: string;
  shown: string;
  registerDay: string | null;
  cards: CardView[];
  pages: { page: number; pageCount: number; stem: string; upto: number; end: string | null };
  notices: BoardNotice[];
  /** The places of these jobs, drawn and listed. */
  mapHref: string | null;
  /** Null where nothing that can be searched for was asked. */
  alertHref: string | null;
  /** The same search for a feed reader. */
  feedHref: string;
  waysOut: WiderSearch[];
  recent: Chip[];
  /** Null for accounts that save no jobs. */
  saves: SavesView | null;
  /** Anyone who saves jobs may hide them too: how many of this page are, in words. Null for others. */
  hidden?: string | null;
  /** Names the search: when it changes, the form's boxes follow it. */
  id: string;
};

/** How the search was read, where that is not what was typed; and the way to have it otherwise. */
export type BoardNotice = { text: string; link: Chip | null };
