import { askSearch, isSearchAway } from "#platform/search.server.ts";
import type { SearchAnswer, SearchQuestion } from "#search/contract.ts";
import type { JobCard } from "../job-card.ts";
import { findCards } from "../jobs.queries.server.ts";
import { type BoardSearch, wholeBoard } from "./board.ts";
import { boardQuestion } from "./board-question.ts";
import { JOBS_COLLECTION } from "./search-source.server.ts";

/**
 * Live neighbours of a job: the same title first, then the same kind of work in its
 * town, then in its country. None where the index is away: the page stands without.
 */
export async function similarJobs(job: JobCard, now: Date, limit: number): Promise<JobCard[]> {
  try {
    return await findSimilar(job, now, limit);
  } catch (error) {
    if (isSearchAway(error)) return [];
    throw error;
  }
}

async function findSimilar(job: JobCard, now: Date, limit: number): Promise<JobCard[]> {
  const found = new Set<number>();
  for (const search of nearest(job)) {
    const answer = await askSearch<SearchAnswer>(JOBS_COLLECTION, {
      ...boardQuestion(search, now),
      // A few more than are shown: the job itself, and what closed this second.
      limit: limit + 5,
      count: [],
      choices: {},
    } satisfies SearchQuestion);
    for (const id of answer.ids) found.add(id);
    found.delete(job.id);
    if (found.size >= limit + 2) break;
  }
  const cards = await findCards([...found].slice(0, limit + 5), now);
  return cards.filter(({ isLive }) => isLive).slice(0, limit);
}

function nearest({ board, title, country, city, sector }: JobCard): BoardSearch[] {
  const here = { ...wholeBoard(board), country: [country] };
  return [
    { ...here, q: title, sort: "relevance" },
    ...(city ? [{ ...here, sector: [sector], city: [city] }] : []),
    { ...here, sector: [sector] },
  ];
}
