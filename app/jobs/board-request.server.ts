import { redirect } from "react-router";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import {
  type Board,
  type BoardSearch,
  readBoardSearch,
  writeBoardSearch,
} from "#domain/jobs/board/board.ts";
import { bare } from "#domain/jobs/board/board-view.server.ts";
import { findPlace } from "#domain/jobs/board/place-search.ts";

const LONGEST_PLACE = 80;

/** A search as it was asked for, with what is not part of the search itself. */
export type Asked = {
  search: BoardSearch;
  /** Wrong words are left as they were typed. */
  isExact: boolean;
  /** A place that was typed and that no live job is in. */
  nowhere: string | null;
};

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
  if (!isFromForm) return { search, isExact, nowhere: textOf(searchParams, "nowhere") || null };

  const where = textOf(searchParams, "where");
  if (where === textOf(searchParams, "was")) throw redirect(addressOf(path, { search, isExact }));
  throw redirect(addressOf(path, { isExact, ...(await searchIn(where, search, now)) }));
}

/** The address of a search, with what travels beside it. */
export function addressOf(path: string, asked: Partial<Asked> & Pick<Asked, "search">): string {
  const query = new URLSearchParams(writeBoardSearch(asked.search));
  if (asked.isExact) query.set("exact", "1");
  if (asked.nowhere) query.set("nowhere", asked.nowhere);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A place that was typed takes the place of every place ticked before. */
async function searchIn(where: string, before: BoardSearch, now: Date) {
  const search: BoardSearch = { ...before, country: [], city: [], page: 1, upto: null };
  if (!where) return { search };

  const everywhere = await findBoardPage(bare(search), now);
  const place = findPlace(
    where,
    everywhere.facets.city.map(({ value }) => value),
  );
  if (!place) return { search, nowhere: where };
  if (place.kind === "city") return { search: { ...search, city: [place.city] } };
  if (place.kind === "country") return { search: { ...search, country: [place.country] } };
  return { search: { ...search, remote: ["remote" as const] } };
}

function textOf(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST_PLACE);
}
