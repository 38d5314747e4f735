import { plainLine } from "#rules/plain-line.ts";
import { shownTown } from "../feeds/cleaning/shown-town.ts";
import type { JobCard } from "../job-card.ts";
import type { Currency } from "../posting/pay-choices.ts";
import {
  type Board,
  codesOf,
  countries,
  type Fit,
  fits,
  type JobCountry,
  type JobLevel,
  type JobType,
  jobTypes,
  levels,
  type RegisterState,
  type Remote,
  registerStates,
  remotes,
  type Sector,
  type Sponsorship,
  sectors,
  sponsorships,
} from "../vocabulary.ts";

export const sorts = {
  relevance: "Best match",
  newest: "Newest",
  closing: "Closing soonest",
  salary: "Highest pay",
  fit: "Best visa fit",
} as const;
export type Sort = keyof typeof sorts;

/** Days back, or days ahead, that readers may choose. */
export const postedWithin = ["1", "3", "7", "14", "30"] as const;
export const closingWithin = ["3", "7", "14"] as const;
/** Yearly pay at least, in whole units of the money of the job's country. */
export const payAtLeast = ["20000", "25000", "30000", "35000", "40000", "50000", "60000"] as const;

/** From a town or a postcode. */
export const milesAway = ["5", "10", "25", "50"] as const;

export type Miles = (typeof milesAway)[number];
export type PayAtLeast = (typeof payAtLeast)[number];

/** A search as its address holds it. Lists mean "any of". */
export type BoardSearch = {
  board: Board;
  q: string;
  country: JobCountry[];
  city: string[];
  /** Nations, regions, counties, states and provinces, by the names of our table. */
  area: string[];
  /** "Leeds or Kent": in one of the towns or in one of the areas. Without it, a town in an area. */
  either: boolean;
  /** A postcode's area or district: "LS", "LS2". Always with a distance. */
  postcode: string | null;
  /** How far from the chosen towns or the postcode; null: in the towns themselves. */
  miles: Miles | null;
  sector: Sector[];
  type: JobType[];
  level: JobLevel[];
  remote: Remote[];
  sponsorship: Sponsorship[];
  register: RegisterState[];
  /** For the typical reader. */
  fit: Fit[];
  /** By name. */
  employer: string[];
  /** Only jobs whose pay passes by an option that is open to this very reader. */
  mine: boolean;
  pay: PayAtLeast | null;
  posted: (typeof postedWithin)[number] | null;
  closing: (typeof closingWithin)[number] | null;
  /** Only jobs within a student visa's limits. */
  safe: boolean;
  sort: Sort;
  page: number;
  /** Jobs that came after this second (since 2020) stay off later pages, so that pages do not shift. */
  upto: number | null;
};

export type FacetName =
  | "country"
  | "city"
  | "area"
  | "sector"
  | "type"
  | "level"
  | "remote"
  | "sponsorship"
  | "register"
  | "fit"
  | "employer";
export type FacetOption = { value: string; label: string; count: number; isChosen: boolean };

export type BoardPage = {
  search: BoardSearch;
  total: number;
  pageCount: number;
  cards: JobCard[];
  facets: Record<FacetName, FacetOption[]>;
  /** How many more places have jobs than `facets.city` lists. */
  morePlaces: number;
  /** In which every figure of pay is, or null where jobs of several countries are asked for. */
  money: Currency | null;
  /** How many jobs each distance finds; null where there is no place to measure from. */
  distances: { miles: Miles; count: number | null }[] | null;
  pay: FacetOption[];
  posted: FacetOption[];
  closing: FacetOption[];
  safeCount: number;
  /** No job has the words that were typed: these are of the same or of wider work. */
  isNear: boolean;
  /** No job is of the work that was typed, though words of it stand in some: these are of wider work. */
  isWider: boolean;
  /** Words that were left out because no job has all of them. */
  dropped: string[];
  /** Names of families could not help: the words were searched for as they stand. */
  isLiteral: boolean;
  /** "enginer" was read as "engineer"; null: nothing is near, and it was left out. */
  repairs: { typed: string; meant: string | null }[];
  /** Words to mark in titles and summaries. */
  marks: string[];
  upto: number;
};

export const PAGE_SIZE = 20;
/** Deep pages serve nobody but scrapers. */
export const LAST_PAGE = 500;

const MAX_CHOICES = 20;
const MAX_TEXT_LENGTH = 120;

/** Reads a search from an address. What makes no sense is left out, never an error. */
export function readBoardSearch(board: Board, params: URLSearchParams): BoardSearch {
  const any = <Code extends string>(name: string, vocabulary: Readonly<Record<Code, string>>) =>
    chosen(params, name).filter((code): code is Code => Object.hasOwn(vocabulary, code));
  const q = plainLine(params.get("q")).slice(0, MAX_TEXT_LENGTH).trim();

  return {
    board,
    q,
    country: any("country", countries),
    city: townsOf(params),
    area: namesOf(params, "area"),
    either: isEither(params),
    ...distanceOf(params),
    sector: any("sector", sectors),
    type: any("type", jobTypes),
    level: any("level", levels),
    remote: any("remote", remotes),
    sponsorship: any("sponsorship", sponsorships),
    register: any("register", registerStates),
    fit: any("fit", fits),
    employer: namesOf(params, "employer"),
    mine: board === "jobs" && params.get("mine") === "1",
    pay: one(params, "pay", payAtLeast),
    posted: one(params, "posted", postedWithin),
    closing: one(params, "closing", closingWithin),
    safe: board === "part-time-jobs" && params.get("safe") === "1",
    sort: sortOf(params, q),
    page: Math.min(wholeNumber(params.get("page"), 999_999_999) ?? 1, LAST_PAGE),
    upto: wholeNumber(params.get("upto"), 999_999_999),
  };
}

/** The same search as an address writes it, always in the same order: equal searches are equal texts. */
export function writeBoardSearch(search: BoardSearch): string {
  const params = new URLSearchParams();
  if (search.q) params.set("q", search.q);
  for (const name of facetNames) {
    for (const value of [...search[name]].sort()) params.append(name, value);
  }
  for (const name of ["postcode", "miles", "pay", "posted", "closing"] as const) {
    if (search[name]) params.set(name, search[name]);
  }
  if (search.either && params.has("city") && params.has("area")) params.set("either", "1");
  if (search.safe) params.set("safe", "1");
  if (search.mine) params.set("mine", "1");
  if (search.sort !== usualSort(search.q)) params.set("sort", search.sort);
  if (search.page > 1) params.set("page", String(search.page));
  if (search.page > 1 && search.upto !== null) params.set("upto", String(search.upto));
  return params.toString();
}

/** The search without its page and order: what an alert or a saved search keeps. */
export function criteriaOf(search: BoardSearch): string {
  return writeBoardSearch({ ...search, sort: usualSort(search.q), page: 1, upto: null });
}

/** Nothing matches best where no words were asked for. */
function sortOf(params: URLSearchParams, q: string): Sort {
  const asked = one(params, "sort", codesOf(sorts));
  return asked === null || (asked === "relevance" && !q) ? usualSort(q) : asked;
}

/** The order nobody has to ask for. */
export function usualSort(q: string): Sort {
  return q ? "relevance" : "newest";
}

/** A board, asked for nothing. */
export function wholeBoard(board: Board): BoardSearch {
  return readBoardSearch(board, new URLSearchParams());
}

export const facetNames: readonly FacetName[] = [
  "country",
  "city",
  "area",
  "sector",
  "type",
  "level",
  "remote",
  "sponsorship",
  "register",
  "fit",
  "employer",
];

/** Areas are found by name and not listed. */
export const countedFacets = facetNames.filter((name) => name !== "area");

function chosen(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).map(plainLine);
  return [...new Set(values.filter(Boolean))].slice(0, MAX_CHOICES);
}

/** A name that our tables or adverts give, not a code of ours. */
function namesOf(params: URLSearchParams, name: string): string[] {
  return chosen(params, name).filter((one) => one.length <= 120);
}

function isEither(params: URLSearchParams): boolean {
  const isBoth = townsOf(params).length > 0 && namesOf(params, "area").length > 0;
  return isBoth && params.get("either") === "1";
}

const POSTCODE = /^[A-Z]{1,2}(?:\d[A-Z\d]?)?$/;
const USUAL_MILES: Miles = "10";

/** A distance from nowhere is none, and a postcode has always one. */
function distanceOf(params: URLSearchParams): Pick<BoardSearch, "postcode" | "miles"> {
  const typed = plainLine(params.get("postcode")).toUpperCase();
  const postcode = POSTCODE.test(typed) ? typed : null;
  const miles = one(params, "miles", milesAway);
  if (postcode) return { postcode, miles: miles ?? USUAL_MILES };
  return { postcode, miles: townsOf(params).length > 0 ? miles : null };
}

/** Kept searches may say a town by another name than is shown today. */
function townsOf(params: URLSearchParams): string[] {
  const asked = chosen(params, "city").filter((city) => city.length <= 80);
  return [...new Set(asked.map((city) => shownTown(city) ?? city))];
}

function one<Code extends string>(
  params: URLSearchParams,
  name: string,
  codes: readonly Code[],
): Code | null {
  return codes.find((code) => code === params.get(name)) ?? null;
}

function wholeNumber(text: string | null, most: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= most ? number : null;
}
