import { redirect } from "react-router";
import { searchAroundArea } from "#domain/jobs/board/around-area.server.ts";
import { readNear, searchAroundTown } from "#domain/jobs/board/around-town.server.ts";
import { type BoardSearch, readBoardSearch, writeBoardSearch } from "#domain/jobs/board/board.ts";
import { type BesideSearch, boardAddress } from "#domain/jobs/board/board-address.ts";
import { listPlaces } from "#domain/jobs/board/board-places.server.ts";
import { second } from "#domain/jobs/board/job-documents.server.ts";
import { readFilterWords } from "#domain/jobs/board/reading/filter-words.server.ts";
import type { FilterWords } from "#domain/jobs/board/reading/found-words.server.ts";
import { findPlace, findSeveral } from "#domain/jobs/board/reading/place-search.server.ts";
import type { Board } from "#domain/jobs/vocabulary.ts";
import { plainLine } from "#rules/plain-line.ts";

const MAX_PLACE_LENGTH = 80;

/** A search as it was asked for, with what is not part of the search itself. */
export type BoardReading = BesideSearch & { search: BoardSearch };

type BoardPlace = { board: Board; path: string };

/**
 * Reads the address. A plain form sends its empty fields too, and a place in words; some of
 * its words may be filters: then the reader is sent on to the address that says the same.
 */
export async function readAsked(
  { board, path }: BoardPlace,
  url: URL,
  now: Date,
): Promise<BoardReading> {
  const { searchParams } = url;
  const search = withKnownMoment(readBoardSearch(board, searchParams), now);
  const isExact = searchParams.get("exact") === "1";
  const isFromForm =
    searchParams.has("where") || searchParams.has("was") || [...searchParams.values()].includes("");
  const words = isExact ? null : readFilterWords(search.q, board, isJumpstart(path));
  if (!isFromForm && !words) {
    const nowhere = textOf(searchParams, "nowhere") || null;
    const near = textOf(searchParams, "near") || null;
    const typed = plainLine(searchParams.get("typed")).slice(0, MAX_TEXT_LENGTH) || null;
    return { search, isExact, nowhere, near, typed };
  }

  const where = textOf(searchParams, "where");
  const isPlaceKept = !isFromForm || where === textOf(searchParams, "was");
  const found: Found = isPlaceKept ? { search } : await searchIn(where, search, now);
  const read = words
    ? { ...found, ...(await widenEmptyPlace(withFilters(found.search, words), now)) }
    : found;
  const typed = words ? { typed: search.q } : {};
  const target = words && words.board !== board ? `/${words.board}` : path;
  throw redirect(boardAddress(target, read.search, { isExact, ...read, ...typed }));
}

const MAX_TEXT_LENGTH = 120;

function isJumpstart(path: string): boolean {
  return path.startsWith("/jumpstart");
}

/** A place among the words takes the place of one that was searched in before; other filters join those that are on. */
export function withFilters(before: BoardSearch, words: FilterWords): BoardSearch {
  const { q, filters, read, board } = words;
  const { city, area, either, country, postcode, miles, ...others } = filters;
  // The country of pay in pounds is only a guess where no place is named.
  const isNamed = read.some((one) => !one.filters.pay && hasPlace(one.filters));
  const isTaken = isNamed || (hasPlace(filters) && !hasPlace(before));
  const named = withoutUnset({ city, area, either, country, postcode, miles });
  // As with a place typed under Where, a distance from a town is kept for the next.
  const distance = before.city.length > 0 ? { miles: before.miles } : {};
  const place = isTaken ? { ...nowhereChosen, ...distance, ...named } : {};
  const joined = { ...before, ...others, ...place };
  const params = new URLSearchParams(writeBoardSearch({ ...joined, q, page: 1, upto: null }));
  return readBoardSearch(board, params);
}

export function hasPlace({ city, area, country, postcode }: FilterWords["filters"]): boolean {
  return Boolean(postcode) || [city, area, country].some((names) => names && names.length > 0);
}

/** "chef in Bath" where no job is in Bath: as far as the nearest, as with a place typed under Where. */
export async function widenEmptyPlace(search: BoardSearch, now: Date): Promise<Found> {
  const [town, ...others] = search.city;
  if (search.miles) return { search };
  if (!town || search.either) return widenEmptyArea(search, now);
  if (others.length > 0) return { search };
  const { everywhere } = await listPlaces(search.board, search.country, now);
  if (everywhere.includes(town)) return { search };
  return { search: (await searchAroundTown(town, { ...search, city: [] }, now)) ?? search };
}

/** "chef in Kent" where no job is in Kent; "Bath or Kent" where none is in either. */
async function widenEmptyArea(search: BoardSearch, now: Date): Promise<Found> {
  const around = await searchAroundArea(search, now);
  const near = [...search.city, ...search.area].join(" or ");
  return around ? { search: around, near } : { search };
}

export const nowhereChosen = {
  ...{ city: [], area: [], either: false, country: [] },
  ...{ postcode: null, miles: null },
};

function withoutUnset<Value extends object>(values: Value): Partial<Value> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Value>;
}

/** Pages stay as they were for as long as anybody turns them; an older moment would hide what came since. */
const STALE_SECONDS = 24 * 3600;
const CLOCKS_APART_SECONDS = 60;

function withKnownMoment(search: BoardSearch, now: Date): BoardSearch {
  if (search.upto === null) return search;
  const age = second(now) - search.upto;
  return age >= -CLOCKS_APART_SECONDS && age <= STALE_SECONDS ? search : { ...search, upto: null };
}

export type Found = Partial<BesideSearch> & { search: BoardSearch };

/** A place that was typed takes the place of every place ticked before; a town leaves its own country on. */
async function searchIn(typed: string, before: BoardSearch, now: Date): Promise<Found> {
  const { board, country } = before;
  const { place: where, isNear } = readNear(typed);
  const miles = before.miles ?? (isNear ? "10" : null);
  const everywhere: BoardSearch = { ...before, ...nowhereChosen, page: 1, upto: null };
  if (!where) return { search: everywhere };

  const around = placeAfterComma(where);
  if (around) return searchInside(where, around, { before: { ...everywhere, miles }, now });

  const places = await listPlaces(board, country, now);
  const listed = where.includes(",") ? findSeveral(where, places) : null;
  const place = listed ? null : findPlace(where, places);
  const several = listed ?? (place ? null : findSeveral(where, places));
  const isHere = (city: string) => places.here?.includes(city) ?? false;
  if (several) {
    const { city, area } = several;
    const kept = area.length === 0 && city.every(isHere) ? country : [];
    const either = area.length > 0 && city.length > 0;
    return widenEmptyArea({ ...everywhere, ...several, either, country: kept }, now);
  }
  if (!place) return searchRound(where, { ...everywhere, country, miles }, now);
  switch (place.kind) {
    case "home":
      return { search: { ...everywhere, remote: ["remote"], country } };
    case "country":
      return { search: { ...everywhere, country: [place.country] } };
    case "area":
      return widenEmptyArea({ ...everywhere, area: [place.area.name] }, now);
    case "postcode":
      return { search: { ...everywhere, postcode: place.postcode, miles: miles ?? "10" } };
    case "code": {
      const there = { country: [place.country], city: [place.city], miles };
      return { search: { ...everywhere, ...there }, near: where };
    }
  }
  const kept = isHere(place.city) ? country : [];
  const search = { ...everywhere, country: kept, city: [place.city], miles };
  return place.kind === "near" ? { search, near: where } : { search };
}

/** A town without a job: those nearest to it, else those of every place. */
async function searchRound(where: string, before: BoardSearch, now: Date): Promise<Found> {
  const search = await searchAroundTown(where, before, now);
  return search ? { search } : { search: { ...before, miles: null }, nowhere: where };
}

type Around = Pick<BoardSearch, "country" | "area">;

/** "Newcastle, Australia" and "Newport, Isle of Wight" say which of them. */
function placeAfterComma(where: string): Around | null {
  const [, rest = ""] = /,([^,]+)$/.exec(where) ?? [];
  const place = findPlace(rest, { everywhere: [] });
  if (place?.kind === "country") return { country: [place.country], area: [] };
  if (place?.kind !== "area") return null;
  const { kind, country, name } = place.area;
  return { country: [country], area: kind === "county" ? [name] : [] };
}

type Within = { before: BoardSearch; now: Date };

async function searchInside(
  where: string,
  around: Around,
  { before, now }: Within,
): Promise<Found> {
  const { here = [] } = await listPlaces(before.board, around.country, now);
  const place = findPlace(where.slice(0, where.lastIndexOf(",")), { everywhere: here });
  const there = { ...before, ...around };
  if (!place || !("city" in place)) return searchRound(where, there, now);
  const search = { ...there, city: [place.city] };
  return place.kind !== "city" ? { search, near: where } : { search };
}

function textOf(params: URLSearchParams, name: string): string {
  return plainLine(params.get(name)).slice(0, MAX_PLACE_LENGTH);
}
