import { redirect } from "react-router";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { type BoardSearch, readBoardSearch, wholeBoard } from "#domain/jobs/board/board.ts";
import { type BesideSearch, boardAddress } from "#domain/jobs/board/board-address.ts";
import { findPlace } from "#domain/jobs/board/place-search.ts";
import type { Board } from "#domain/jobs/vocabulary.ts";

const LONGEST_PLACE = 80;

/** A search as it was asked for, with what is not part of the search itself. */
export type Asked = BesideSearch & { search: BoardSearch };

/**
 * Reads the address. A plain form sends its empty fields too, and a place in
 * words: then the reader is sent on to the address that says the same.
 */
export async function readAsked(board: Board, path: string, url: URL, now: Date): Promise<Asked> {
  const { searchParams } = url;
  const search = readBoardSearch(board, searchParams);
  const isExact = searchParams.get("exact") === "1";
  const isFromForm =
    searchParams.has("where") || searchParams.has("was") || [...searchParams.values()].includes("");
  if (!isFromForm) {
    const nowhere = textOf(searchParams, "nowhere") || null;
    const part = textOf(searchParams, "part") || null;
    return { search, isExact, nowhere, part };
  }

  const where = textOf(searchParams, "where");
  const isPlaceKept = where === textOf(searchParams, "was");
  const found = isPlaceKept ? { search } : await searchIn(where, search, now);
  throw redirect(boardAddress(path, found.search, { isExact, ...found }));
}

type Found = Partial<BesideSearch> & { search: BoardSearch };

/** A place that was typed takes the place of every place ticked before. */
async function searchIn(where: string, before: BoardSearch, now: Date): Promise<Found> {
  const search: BoardSearch = { ...before, country: [], city: [], page: 1, upto: null };
  if (!where) return { search };

  const everywhere = await findBoardPage(wholeBoard(search.board), now);
  const place = findPlace(
    where,
    everywhere.facets.city.map(({ value }) => value),
  );
  if (!place) return { search, nowhere: where };
  if (place.kind === "city") return { search: { ...search, city: [place.city] } };
  if (place.kind === "home") return { search: { ...search, remote: ["remote"] } };
  const there = { ...search, country: [place.country] };
  return place.kind === "part" ? { search: there, part: where } : { search: there };
}

function textOf(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST_PLACE);
}
