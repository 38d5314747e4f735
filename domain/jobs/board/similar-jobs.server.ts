import { isSearchAway, querySearch } from "#platform/search.server.ts";
import type { SearchAnswer, SearchQuestion } from "#search/contract.ts";
import { shownTown } from "../feeds/cleaning/shown-town.ts";
import type { JobCard } from "../job-card.ts";
import { findCards } from "../jobs.queries.server.ts";
import { type BoardSearch, wholeBoard } from "./board.ts";
import { boardQuestion } from "./board-question.server.ts";
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

/** The index is asked for more than are shown: the job itself, its namesakes of one employer. */
const SPARE_IDS = 12;
/** Most of what it finds is shown, so few more cards are read than are wanted; more where it is not. */
const SPARE_CARDS = 2;

async function findSimilar(job: JobCard, now: Date, limit: number): Promise<JobCard[]> {
  const seen = new Set([job.id]);
  const known = new Set([lookOf(job)]);
  const similar: JobCard[] = [];
  const searches = nearest(job);
  let found: number[] = [];
  while (similar.length < limit) {
    const wanted = limit - similar.length;
    while (found.length < wanted && searches.length > 0) {
      const ids = await searchNearest(searches.shift()!, now, limit + SPARE_IDS);
      found.push(...ids.filter((id) => !seen.has(id)));
      for (const id of ids) seen.add(id);
    }
    if (found.length === 0) break;
    const next = found.slice(0, wanted + SPARE_CARDS);
    found = found.slice(next.length);
    similar.push(...eachOnce(await findCards(next, now), known));
  }
  return similar.slice(0, limit);
}

async function searchNearest(search: BoardSearch, now: Date, limit: number) {
  const question = { ...boardQuestion(search, now), limit, count: [], choices: {} };
  const { ids } = await querySearch<SearchAnswer>(
    JOBS_COLLECTION,
    question satisfies SearchQuestion,
  );
  return ids;
}

/** A chain has the same vacancy in many shops of a town: it is shown once, and not beside itself. */
function eachOnce(cards: readonly JobCard[], known: Set<string>): JobCard[] {
  return cards.filter((card) => {
    const isShown = card.isLive && !known.has(lookOf(card));
    if (isShown) known.add(lookOf(card));
    return isShown;
  });
}

function lookOf({ employer, title, city }: JobCard): string {
  return `${employer.id} ${title.toLowerCase()} ${city}`;
}

function nearest({ board, title, country, city, sector }: JobCard): BoardSearch[] {
  const here = { ...wholeBoard(board), country: [country] };
  return [
    { ...here, q: title, sort: "relevance" },
    ...(city ? [{ ...here, sector: [sector], city: [shownTown(city) ?? city] }] : []),
    { ...here, sector: [sector] },
  ];
}
