import { inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { querySearch } from "#platform/search.server.ts";
import { textOfHtml } from "#rules/html-text.ts";
import type { SearchAnswer } from "#search/contract.ts";
import { type BoardSearch, wholeBoard } from "../board/board.ts";
import { boardQuestion } from "../board/board-question.server.ts";
import { JOBS_COLLECTION } from "../board/search-source.server.ts";
import type { JobCard } from "../job-card.ts";
import { findCards } from "../jobs.queries.server.ts";
import { type ReaderFacts, sectorOf } from "./reader-facts.ts";
import { reasonsFor } from "./reasons.ts";

export type Candidate = { card: JobCard; reasons: string[] };

const PER_QUESTION = 30;
/** Whose whole text is read: those that most questions found. */
const MAX_READ = 60;
/** Words are looked for in the first pages of an advert, as the board does. */
const MAX_TEXT = 20_000;

/** Of the jobs that are gone for somebody so many are looked past. */
const MAX_PASSED = 200;

/**
 * Live jobs that something speaks for, with why; none of those that are gone for this reader. Throws
 * where the index is away (`isBoardAway`).
 */
export async function findCandidates(
  facts: ReaderFacts,
  gone: ReadonlySet<number>,
  now: Date,
): Promise<Candidate[]> {
  const ids = await mostFound(questionsFor(facts), gone, now);
  const cards = await findCards(ids, now);
  const texts = await textsOf(ids);
  return cards.flatMap((card) => {
    const { title, summary, city, sector, isLive } = card;
    const text = [title, summary, texts.get(card.id)].join("\n");
    const reasons = isLive ? reasonsFor({ city, sector, text }, facts) : [];
    return reasons.length > 0 ? [{ card, reasons }] : [];
  });
}

function questionsFor({ subject, skills, country }: ReaderFacts): BoardSearch[] {
  const here = { ...wholeBoard("jobs"), country: [country] };
  const sector = sectorOf(subject);
  const words = [...(subject ? [subject] : []), ...skills];
  return [
    ...words.map((q) => ({ ...here, q, sort: "relevance" as const })),
    ...(sector ? [{ ...here, sector: [sector] }] : []),
  ];
}

async function mostFound(
  questions: readonly BoardSearch[],
  gone: ReadonlySet<number>,
  now: Date,
): Promise<number[]> {
  const found = new Map<number, number>();
  const limit = PER_QUESTION + Math.min(gone.size, MAX_PASSED);
  for (const search of questions) {
    const question = { ...boardQuestion(search, now), limit, count: [], choices: {} };
    const { ids } = await querySearch<SearchAnswer>(JOBS_COLLECTION, question);
    for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  }
  return [...found]
    .filter(([id]) => !gone.has(id))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_READ)
    .map(([id]) => id);
}

async function textsOf(ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: jobs.id, html: jobs.descriptionHtml })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map(({ id, html }) => [id, textOfHtml(html.slice(0, MAX_TEXT))]));
}
