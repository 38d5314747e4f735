import { askSearch, isSearchAway } from "#platform/search.server.ts";
import type { SearchAnswer, SearchQuestion } from "#search/contract.ts";
import { shownTown } from "../feeds/cleaning/shown-town.ts";
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

/** More than are shown: the job itself, its namesakes of one employer, and what closed this second. */
const SPARE = 12;

async function findSimilar(job: JobCard, now: Date, limit: number): Promise<JobCard[]> {
  const asked = new Set([job.id]);
  const known = new Set([lookOf(job)]);
  const similar: JobCard[] = [];
  for (const search of nearest(job)) {
    const answer = await askSearch<SearchAnswer>(JOBS_COLLECTION, {
      ...boardQuestion(search, now),
      limit: limit + SPARE,
      count: [],
      choices: {},
    } satisfies SearchQuestion);
    const cards = await findCards(
      answer.ids.filter((id) => !asked.has(id)),
      now,
    );
    for (const id of answer.ids) asked.add(id);
    similar.push(...eachOnce(cards, known));
    if (similar.length >= limit) break;
  }
  return similar.slice(0, limit);
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
