import type { SearchAnswer } from "#search/contract.ts";
import { isEither, readWords } from "../families/read-words.server.ts";
import { findCards } from "../jobs.queries.server.ts";
import {
  type BoardPage,
  type BoardSearch,
  facetNames,
  LAST_PAGE,
  type Miles,
  milesAway,
  PAGE_SIZE,
} from "./board.ts";
import { facetOptions, rangeOptions } from "./board-facets.ts";
import { payLabelsIn, sharedMoney } from "./board-pay.ts";
import { closingLabels, postedLabels } from "./board-ranges.ts";
import { second } from "./job-documents.server.ts";
import { isSaidInAdverts } from "./said-phrase.server.ts";
import {
  type Answered,
  type BoardSearchOptions,
  searchBoard,
  withMendedWork,
} from "./search-board.server.ts";
import { centresOf } from "./search-distance.server.ts";
import { searchBroader, searchNearest } from "./search-nearest.server.ts";

/**
 * One page of the board: the index says which jobs and how many of each kind, the
 * database what is on their cards. Throws where the index is away (`isSearchAway`).
 */
export async function findBoardPage(
  search: BoardSearch,
  now: Date,
  requester: BoardSearchOptions = {},
): Promise<BoardPage> {
  const { answer, isNearest, isWider } = await findAnswer(search, now, requester);
  const cards = await findCards(answer.ids, now);

  return {
    search,
    total: answer.total,
    pageCount: Math.min(LAST_PAGE, Math.ceil(answer.total / PAGE_SIZE)),
    // The index lags by a moment: a job closed in it is not shown.
    cards: cards.filter(({ isLive }) => isLive),
    ...facetsOf(search, answer),
    distances: await distancesOf(search, now, { requester, isNearest }),
    isNear: await isNear(search, now, answer, requester),
    isWider,
    morePlaces: answer.unlisted.city ?? 0,
    dropped: answer.dropped,
    isLiteral: answer.isLiteral,
    repairs: answer.repairs,
    marks: answer.marks,
    upto: search.upto ?? second(now),
  };
}

/** How many jobs the page of a search shows, of nearest or wider work too. */
export async function countPageJobs(
  search: BoardSearch,
  now: Date,
  requester: BoardSearchOptions = {},
): Promise<number> {
  const { answer } = await findAnswer(search, now, requester);
  return answer.total;
}

type FoundAnswer = { answer: Answered; isNearest: boolean; isWider: boolean };

/** The jobs of a search; where there is none, or its words only stand apart in adverts, the nearest or wider work. */
async function findAnswer(
  search: BoardSearch,
  now: Date,
  requester: BoardSearchOptions,
): Promise<FoundAnswer> {
  const found = await searchBoard(search, now, requester);
  const isNearer = found.total === 0 && search.q !== "" && !requester.isExact;
  // Two words apart in an advert say little: "machine" here and "learning" there.
  const isScattered =
    found.isLiteral &&
    !requester.isExact &&
    search.q.includes(" ") &&
    !(await isSaidInAdverts(search, now, found));
  const wider = isScattered ? await findWider(search, now, requester) : null;
  const nearest = wider ?? (isNearer ? await findNearest(search, now, requester) : null);
  return { answer: nearest ?? found, isNearest: nearest !== null, isWider: wider !== null };
}

type Reading = { requester: BoardSearchOptions; isNearest: boolean };

/** How many jobs each distance would find. Beside other words than were typed it is not counted. */
async function distancesOf(
  search: BoardSearch,
  now: Date,
  { requester, isNearest }: Reading,
): Promise<BoardPage["distances"]> {
  if (centresOf(search).length === 0) return null;
  const count = async (miles: Miles) =>
    isNearest ? null : await countBoardJobs({ ...search, miles }, now, requester);
  return Promise.all(milesAway.map(async (miles) => ({ miles, count: await count(miles) })));
}

/** Whether all that was found is only near to what was typed: work of the same family, by other names. */
async function isNear(
  search: BoardSearch,
  now: Date,
  found: Answered,
  { isExact }: BoardSearchOptions,
): Promise<boolean> {
  const isRead = readWords(search.q).some(({ family }) => family);
  const isSaid = found.dropped.length > 0 || found.repairs.length > 0 || found.isLiteral;
  if (isExact || !isRead || isSaid || found.total === 0 || isEither(search.q)) return false;
  const exact = await searchBoard(search, now, { isExact: true, isCount: true });
  return exact.total === 0;
}

/** How many jobs a search finds, where nothing else of it is shown. */
export async function countBoardJobs(
  search: BoardSearch,
  now: Date,
  requester: BoardSearchOptions = {},
): Promise<number> {
  const { total } = await searchBoard(search, now, { ...requester, isCount: true });
  return total;
}

async function findNearest(search: BoardSearch, now: Date, requester: BoardSearchOptions) {
  const { mended, slips } = withMendedWork(search);
  const found =
    (await searchBroader(mended, now, requester)) ?? (await searchNearest(mended, now, requester));
  return withSlips(found, slips);
}

async function findWider(search: BoardSearch, now: Date, requester: BoardSearchOptions) {
  const { mended, slips } = withMendedWork(search);
  return withSlips(await searchBroader(mended, now, requester), slips);
}

/** A slip that was mended is said, also beside words that were left out. */
function withSlips(found: Answered | null, slips: Answered["repairs"]): Answered | null {
  return found && { ...found, repairs: [...slips, ...found.repairs] };
}

function facetsOf(search: BoardSearch, { facets, choices }: SearchAnswer) {
  const safe = facets.safe?.find(({ value }) => value === "yes");
  const options = Object.fromEntries(
    facetNames.map((name) => [name, facetOptions(name, facets[name] ?? [], search[name])]),
  ) as BoardPage["facets"];
  const money = sharedMoney(options.country);
  return {
    facets: options,
    money,
    pay: rangeOptions(payLabelsIn(money), choices.pay, search.pay),
    posted: rangeOptions(postedLabels, choices.posted, search.posted),
    closing: rangeOptions(closingLabels, choices.closing, search.closing),
    safeCount: safe?.count ?? 0,
  };
}
