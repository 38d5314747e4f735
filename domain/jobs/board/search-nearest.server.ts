import { broaderThan } from "../families/families.server.ts";
import { indexText, readWords, type Sought } from "../families/read-words.server.ts";
import { activeFilters } from "./active-filters.ts";
import type { BoardSearch } from "./board.ts";
import { withText } from "./board-question.server.ts";
import {
  type Answered,
  answered,
  ask,
  type BoardSearchOptions,
  questionOf,
} from "./search-board.server.ts";

/** More words than that are a sentence, and each is a question. */
const MAX_WORDS = 8;

/**
 * For a search that no job has all words of: the same without the fewest of them. What names
 * the work is kept before other words; of two ways the one that finds more is taken.
 */
export async function searchNearest(
  search: BoardSearch,
  now: Date,
  requester: BoardSearchOptions,
): Promise<Answered | null> {
  const asked = readWords(search.q).slice(0, MAX_WORDS);
  if (asked.length > 0 && asked.every(({ typed }) => isYear(typed)))
    return searchWithoutYear(search, now, requester);
  if (asked.length < 2) return null;
  // Few adverts say a year: it is the first to go.
  const sought = asked.filter(({ typed }) => !isYear(typed));
  const yearless = sought.length < asked.length ? [sought] : [];
  const without = sought.map((_, at) => sought.toSpliced(at, 1)).filter(({ length }) => length > 0);
  const alone = sought.map((one) => [one]);
  const way =
    (await bestOf(yearless, search, now)) ??
    (await bestOf(without, search, now)) ??
    (await bestOf(alone, search, now));
  if (!way) return null;
  const question = questionOf(search, now, requester);
  const answer = await ask(withText(question, indexText(way)));
  const dropped = asked.filter((one) => !way.includes(one)).map(({ typed }) => typed);
  return { ...answered(answer, way, false), dropped };
}

/**
 * For work that no job here is of and that belongs to wider work: the wider work. A search for
 * plumbers finds building work where no plumber is looked for.
 */
export async function searchBroader(
  search: BoardSearch,
  now: Date,
  requester: BoardSearchOptions,
): Promise<Answered | null> {
  const sought = readWords(search.q);
  const wider = sought.map(({ typed, family }) => ({
    typed,
    family: (family && broaderThan(family)[0]) ?? null,
  }));
  if (!wider.some(({ family }) => family)) return null;
  const answer = await ask(withText(questionOf(search, now, requester), indexText(wider)));
  // A word that the index does not know would be left out by it, unsaid.
  return answer.total === 0 || answer.repairs.length > 0 ? null : answered(answer, wider, false);
}

function isYear(word: string): boolean {
  return /^20[2-4]\d$/.test(word);
}

/** "Graduate scheme 2027", where no advert says the year: the graduate schemes. */
async function searchWithoutYear(
  search: BoardSearch,
  now: Date,
  requester: BoardSearchOptions,
): Promise<Answered | null> {
  const everything = { ...search, q: "" };
  if (activeFilters(everything).length === 0) return null;
  const answer = await ask(questionOf(everything, now, requester));
  return { ...answered(answer, [], false), dropped: [search.q] };
}

async function bestOf(
  ways: readonly (readonly Sought[])[],
  search: BoardSearch,
  now: Date,
): Promise<readonly Sought[] | null> {
  const question = questionOf(search, now, { isCount: true });
  const counted = await Promise.all(
    ways.map(async (way) => {
      const { total, repairs } = await ask(withText(question, indexText(way)));
      const families = way.filter(({ family }) => family).length;
      // A word that the index does not know would be left out by it, unsaid.
      return { way, families, total: repairs.length > 0 ? 0 : total };
    }),
  );
  const [best] = counted
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.families - one.families || other.total - one.total);
  return best?.way ?? null;
}
