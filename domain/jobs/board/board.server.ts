import type { SearchAnswer } from "#search/contract.ts";
import { findCards } from "../jobs.queries.server.ts";
import { askBoard, type BoardAsker } from "./ask-board.server.ts";
import { type BoardPage, type BoardSearch, facetNames, LAST_PAGE, PAGE_SIZE } from "./board.ts";
import { facetOptions, rangeOptions } from "./board-facets.ts";
import { payLabelsIn, sharedMoney } from "./board-pay.ts";
import { closingLabels, postedLabels } from "./board-ranges.ts";
import { second } from "./job-documents.server.ts";
import { askNearest } from "./nearest-words.server.ts";
import { centresOf } from "./search-distance.server.ts";

/**
 * One page of the board: the index says which jobs and how many of each kind, the
 * database what is on their cards. Throws where the index is away (`isSearchAway`).
 */
export async function findBoardPage(
  search: BoardSearch,
  now: Date,
  asker: BoardAsker = {},
): Promise<BoardPage> {
  const found = await askBoard(search, now, asker);
  const isNearer = found.total === 0 && search.q !== "" && !asker.isExact;
  const answer = (isNearer ? await askNearest(search, now, asker) : null) ?? found;
  const cards = await findCards(answer.ids, now);

  return {
    search,
    total: answer.total,
    pageCount: Math.min(LAST_PAGE, Math.ceil(answer.total / PAGE_SIZE)),
    // The index lags by a moment: a job closed in it is not shown.
    cards: cards.filter(({ isLive }) => isLive),
    ...facetsOf(search, answer),
    hasDistance: centresOf(search).length > 0,
    morePlaces: answer.unlisted.city ?? 0,
    dropped: answer.dropped,
    isLiteral: answer.isLiteral,
    repairs: answer.repairs,
    marks: answer.marks,
    upto: search.upto ?? second(now),
  };
}

/** How many jobs a search finds, where nothing else of it is shown. */
export async function countBoardJobs(
  search: BoardSearch,
  now: Date,
  asker: BoardAsker = {},
): Promise<number> {
  const { total } = await askBoard(search, now, { ...asker, isCount: true });
  return total;
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
