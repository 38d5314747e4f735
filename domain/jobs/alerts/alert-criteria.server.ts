import { criteriaOf, readBoardSearch } from "../board/board.ts";
import { withoutStopWords } from "../board/reading/stop-words.server.ts";
import type { Board } from "../vocabulary.ts";

/**
 * What an alert looks for, as an address writes it: page, order and nonsense left out.
 * Null where only words were asked for that cannot be searched: it would be for every job.
 */
export function alertCriteria(params: URLSearchParams): { board: Board; criteria: string } | null {
  const board = params.get("board") === "part-time-jobs" ? "part-time-jobs" : "jobs";
  const search = readBoardSearch(board, params);
  const criteria = criteriaOf(withoutStopWords(search));
  return criteria === "" && search.q !== "" ? null : { board, criteria };
}
