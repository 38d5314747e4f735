import { redirect } from "react-router";
import { type BoardSearch, plainLine, readBoardSearch } from "#domain/jobs/board/board.ts";
import { type BesideSearch, boardAddress } from "#domain/jobs/board/board-address.ts";
import { listPlaces } from "#domain/jobs/board/board-places.server.ts";
import { second } from "#domain/jobs/board/job-documents.ts";
import { findPlace } from "#domain/jobs/board/place-search.ts";
import type { Board, JobCountry } from "#domain/jobs/vocabulary.ts";

const LONGEST_PLACE = 80;

/** A search as it was asked for, with what is not part of the search itself. */
export type Asked = BesideSearch & { search: BoardSearch };

/**
 * Reads the address. A plain form sends its empty fields too, and a place in
 * words: then the reader is sent on to the address that says the same.
 */
export async function readAsked(board: Board, path: string, url: URL, now: Date): Promise<Asked> {
  const { searchParams } = url;
  const search = withKnownMoment(readBoardSearch(board, searchParams), now);
  const isExact = searchParams.get("exact") === "1";
  const isFromForm =
    searchParams.has("where") || searchParams.has("was") || [...searchParams.values()].includes("");
  if (!isFromForm) {
    const nowhere = textOf(searchParams, "nowhere") || null;
    const part = textOf(searchParams, "part") || null;
    const near = textOf(searchParams, "near") || null;
    return { search, isExact, nowhere, part, near };
  }

  const where = textOf(searchParams, "where");
  const isPlaceKept = where === textOf(searchParams, "was");
  const found = isPlaceKept ? { search } : await searchIn(where, search, now);
  throw redirect(boardAddress(path, found.search, { isExact, ...found }));
}

/** Pages stay as they were for as long as anybody turns them; an older moment would hide what came since. */
const KEPT_STILL_SECONDS = 24 * 3600;
const CLOCKS_APART_SECONDS = 60;

function withKnownMoment(search: BoardSearch, now: Date): BoardSearch {
  if (search.upto === null) return search;
  const age = second(now) - search.upto;
  return age >= -CLOCKS_APART_SECONDS && age <= KEPT_STILL_SECONDS
    ? search
    : { ...search, upto: null };
}

type Found = Partial<BesideSearch> & { search: BoardSearch };

/** A place that was typed takes the place of every place ticked before; a town leaves its own country on. */
async function searchIn(where: string, before: BoardSearch, now: Date): Promise<Found> {
  const { board, country } = before;
  const everywhere: BoardSearch = { ...before, country: [], city: [], page: 1, upto: null };
  if (!where) return { search: everywhere };

  const named = countryAfterComma(where);
  if (named) return searchInCountry(where, named, { before: everywhere, now });

  const places = await listPlaces(board, country, now);
  const place = findPlace(where, places);
  if (!place) return { search: { ...everywhere, country }, nowhere: where };
  if (place.kind === "home") return { search: { ...everywhere, remote: ["remote"], country } };
  if (place.kind === "city" || place.kind === "near") {
    const isHere = places.here?.includes(place.city) ?? false;
    const search = { ...everywhere, country: isHere ? country : [], city: [place.city] };
    return place.kind === "near" ? { search, near: where } : { search };
  }
  const there = { ...everywhere, country: [place.country] };
  return place.kind === "part" ? { search: there, part: where } : { search: there };
}

/** "Newcastle, Australia" says which of the two. */
function countryAfterComma(where: string): JobCountry | null {
  const [, rest = ""] = /,([^,]+)$/.exec(where) ?? [];
  const place = findPlace(rest, { everywhere: [] });
  return place?.kind === "country" || place?.kind === "part" ? place.country : null;
}

type Within = { before: BoardSearch; now: Date };

async function searchInCountry(
  where: string,
  country: JobCountry,
  { before, now }: Within,
): Promise<Found> {
  const { here = [] } = await listPlaces(before.board, [country], now);
  const place = findPlace(where.slice(0, where.lastIndexOf(",")), { everywhere: here });
  const there = { ...before, country: [country] };
  if (place?.kind !== "city" && place?.kind !== "near") return { search: there, nowhere: where };
  const search = { ...there, city: [place.city] };
  return place.kind === "near" ? { search, near: where } : { search };
}

function textOf(params: URLSearchParams, name: string): string {
  return plainLine(params.get(name)).slice(0, LONGEST_PLACE);
}
