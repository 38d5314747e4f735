import { isSearchAway } from "#platform/search.server.ts";
import type { JobMark } from "#rules/job-marks.ts";
import { jobAddress } from "../job-address.ts";
import { findBoardPage } from "./board.server.ts";
import { readBoardSearch } from "./board.ts";
import { boardAddress } from "./board-address.ts";

const SHOWN = 5;

export type JobsInWords = {
  jobs: readonly { path: string; title: string; employer: string; place: string }[];
  total: number;
  /** The same search on the board. */
  boardPath: string;
};

/** A few jobs that a search of the board finds now, for a page of words; null while its index is away. */
export async function jobsInWords(
  { board, criteria }: JobMark,
  now: Date,
): Promise<JobsInWords | null> {
  const search = readBoardSearch(board, new URLSearchParams(criteria));
  try {
    const { cards, total } = await findBoardPage(search, now);
    return {
      jobs: cards.slice(0, SHOWN).map(({ slug, title, employer, city, country }) => ({
        path: jobAddress({ board, slug }),
        title,
        employer: employer.name,
        place: city ?? country,
      })),
      total,
      boardPath: boardAddress(`/${board}`, search),
    };
  } catch (error) {
    if (isSearchAway(error)) return null;
    throw error;
  }
}
