import { querySearch } from "#platform/search.server.ts";
import type { SearchAnswer } from "#search/contract.ts";
import type { Board, JobCountry } from "../vocabulary.ts";
import { wholeBoard } from "./board.ts";
import { boardQuestion } from "./board-question.server.ts";
import type { Places } from "./reading/place-search.server.ts";
import { JOBS_COLLECTION } from "./search-source.server.ts";

/** Every city that has a live job on a board: its filter lists only the largest. */
export async function listPlaces(
  board: Board,
  chosen: readonly JobCountry[],
  now: Date,
): Promise<Places> {
  const everywhere = await citiesIn(board, [], now);
  return chosen.length > 0
    ? { everywhere, here: await citiesIn(board, chosen, now) }
    : { everywhere };
}

async function citiesIn(
  board: Board,
  country: readonly JobCountry[],
  now: Date,
): Promise<string[]> {
  const { facets } = await querySearch<SearchAnswer>(JOBS_COLLECTION, {
    ...boardQuestion({ ...wholeBoard(board), country: [...country] }, now),
    choices: {},
    count: ["city"],
    whole: ["city"],
    limit: 0,
  });
  return (facets.city ?? []).filter(({ count }) => count > 0).map(({ value }) => value);
}
