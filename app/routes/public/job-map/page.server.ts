import { data } from "react-router";
import { readBoardSearch } from "#domain/jobs/board/board.ts";
import { isBoardAway } from "#domain/jobs/board/board-away.server.ts";
import { findPlaces } from "#domain/jobs/board/places-view.server.ts";

/** The places of a search; null while the board cannot be searched. */
export async function loadPlaces({ searchParams }: URL, now: Date) {
  const board = searchParams.get("board") === "part-time-jobs" ? "part-time-jobs" : "jobs";
  try {
    return data({ view: await findPlaces(readBoardSearch(board, searchParams), now) });
  } catch (error) {
    if (!isBoardAway(error)) throw error;
    return data({ view: null }, { status: 503, headers: { "retry-after": "30" } });
  }
}
