import { querySearch } from "#platform/search.server.ts";
import type { SearchAnswer } from "#search/contract.ts";
import { readBoardSearch } from "../board/board.ts";
import { boardQuestion } from "../board/board-question.server.ts";
import { second } from "../board/job-documents.server.ts";
import { JOBS_COLLECTION } from "../board/search-source.server.ts";
import type { JobCard } from "../job-card.ts";
import { findCards } from "../jobs.queries.server.ts";
import type { Board } from "../vocabulary.ts";

/** More than this in one mail nobody reads; the board has the rest. */
const MAX_JOBS = 60;

type NewJobsSearch = { board: Board; criteria: string; since: Date };

/** The newest of them, and how many more the board has. */
export type NewJobs = { cards: JobCard[]; beyond: number };

/** The board's own search, for jobs that came to it since. */
export async function findNewJobs(
  { board, criteria, since }: NewJobsSearch,
  now: Date,
): Promise<NewJobs> {
  const search = readBoardSearch(board, new URLSearchParams(criteria));
  const question = boardQuestion({ ...search, sort: "newest" }, now);
  const { ids, total } = await querySearch<SearchAnswer>(JOBS_COLLECTION, {
    ...question,
    ranges: { ...question.ranges, arrived: { from: second(since) } },
    count: [],
    offset: 0,
    limit: MAX_JOBS,
  });
  const cards = (await findCards(ids, now)).filter(({ isLive }) => isLive);
  return { cards, beyond: Math.max(0, total - ids.length) };
}
