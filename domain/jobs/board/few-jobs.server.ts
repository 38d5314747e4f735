import type { Repair } from "#search/contract.ts";
import { findCards } from "../jobs.queries.server.ts";
import type { Board } from "../vocabulary.ts";
import { readBoardSearch } from "./board.ts";
import { cardView } from "./card-view.server.ts";
import type { CardView } from "./card-view.ts";
import { searchBoard } from "./search-board.server.ts";

type FewJobsRequest = {
  board: Board;
  /** A search as the board's address writes it. */
  criteria: string;
  limit: number;
  now: Date;
  timeZone: string | null;
};

/** The best few live jobs for a search. Throws where the index is away (`isSearchAway`). */
export async function findFewJobs({
  board,
  criteria,
  limit,
  now,
  timeZone,
}: FewJobsRequest): Promise<{
  cards: CardView[];
  total: number;
  repairs: Repair[];
}> {
  const search = readBoardSearch(board, new URLSearchParams(criteria));
  const { ids, total, repairs, marks } = await searchBoard(search, now, { few: limit });
  const cards = await findCards(ids, now);
  const live = cards.filter(({ isLive }) => isLive);
  return {
    cards: live.map((card) => cardView(card, { now, timeZone, marks })),
    total,
    repairs,
  };
}
