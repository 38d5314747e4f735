import { querySearch } from "#platform/search.server.ts";
import type { SearchAnswer } from "#search/contract.ts";
import type { BoardSearch } from "../board/board.ts";
import { boardQuestion } from "../board/board-question.server.ts";
import { JOBS_COLLECTION } from "../board/search-source.server.ts";

/** How many jobs the board finds now: its own total, without fetching a card. */
export async function countJobs(search: BoardSearch, now: Date): Promise<number> {
  const question = { ...boardQuestion(search, now), count: [], limit: 0 };
  const { total } = await querySearch<SearchAnswer>(JOBS_COLLECTION, question);
  return total;
}
