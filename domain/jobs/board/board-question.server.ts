import { boundedCache } from "#rules/cache/bounded-cache.ts";
import { isoDay } from "#rules/days.ts";
import { openMarks } from "#rules/uk-work/open-marks.ts";
import { typicalReader } from "#rules/uk-work/typical-reader.ts";
import type { SearchOrder, SearchQuestion } from "#search/contract.ts";
import { indexText, readEither, readEitherWord, readWords } from "../families/read-words.server.ts";
import { areaMark, townMark } from "../places/job-places.server.ts";
import {
  type BoardSearch,
  closingWithin,
  countedFacets,
  facetNames,
  PAGE_SIZE,
  payAtLeast,
  postedWithin,
} from "./board.ts";
import { minute, second } from "./job-documents.server.ts";
import { townsAround } from "./search-distance.server.ts";

const MINUTES_A_DAY = 24 * 60;
const SECONDS_A_DAY = MINUTES_A_DAY * 60;

/** A search of the board as the index is asked it, its words by their families. `own` are the marks of the options open to its reader, where they told us of themselves. */
export function boardQuestion(
  search: BoardSearch,
  now: Date,
  own?: readonly string[],
): SearchQuestion {
  const { board, safe, page, upto } = search;
  const either = readEither(search.q);
  return {
    ...(either ? { text: "" } : wordsOf(search.q)),
    filters: {
      board: [board],
      ...Object.fromEntries(facetNames.map((name) => [name, search[name]])),
      ...placeFilters(search),
      work: either ?? [],
      safe: safe ? ["yes"] : [],
      passing: search.mine ? (own ?? openToTypical(now)) : [],
    },
    ranges: { ...liveRanges(now), ...(upto === null ? {} : { arrived: { to: upto + 1 } }) },
    choices: choicesOf(search, now),
    count: [...countedFacets, ...(board === "part-time-jobs" ? ["safe"] : [])],
    order: orderOf(search, own),
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  };
}

function wordsOf(q: string): Pick<SearchQuestion, "text" | "anyOf"> {
  const read = readEitherWord(q);
  if (!read) return { text: indexText(readWords(q)) };
  return { text: indexText(read.every), anyOf: read.either.map((one) => indexText([one])) };
}

/** Around towns, or in either a town or an area, a job is found by where it is `at`. */
function placeFilters(search: BoardSearch): SearchQuestion["filters"] {
  const { city, area, either } = search;
  const around = townsAround(search);
  if (either && city.length > 0 && area.length > 0)
    return { city: [], area: [], at: [...(around ?? city.map(townMark)), ...area.map(areaMark)] };
  return around ? { city: [], at: around } : {};
}

/** The same question with these words instead of its own. */
export function withText(question: SearchQuestion, text: string): SearchQuestion {
  return { ...question, text, anyOf: [], filters: { ...question.filters, work: [] } };
}

/** By the day: today's, and yesterday's around midnight. */
const marksOfTypical = boundedCache<readonly string[]>(2);

function openToTypical(now: Date): readonly string[] {
  const today = isoDay(now);
  return marksOfTypical(today, () => openMarks(typicalReader(today), today));
}

/** What `isLive` says, said to the index; `state` is known already: only approved jobs are in it. */
function liveRanges(now: Date): SearchQuestion["ranges"] {
  const lastSecond = Math.floor(now.getTime() / 1000) * 1000;
  // A second too generous on either side: the database has the last word on each card.
  return {
    opensAt: { to: second(now) + 1 },
    closesAt: { from: second(new Date(lastSecond)) + 1, orNull: true },
  };
}

function choicesOf({ pay, posted, closing }: BoardSearch, now: Date): SearchQuestion["choices"] {
  const [thisMinute, thisSecond] = [minute(now), second(now)];
  return {
    pay: {
      number: "pay",
      options: payAtLeast.map((key) => ({ key, from: Number(key) })),
      chosen: pay,
    },
    posted: {
      number: "postedAt",
      options: postedWithin.map((key) => ({ key, from: thisMinute - Number(key) * MINUTES_A_DAY })),
      chosen: posted,
    },
    closing: {
      number: "closesAt",
      options: closingWithin.map((key) => ({
        key,
        to: thisSecond + Number(key) * SECONDS_A_DAY + 1,
      })),
      chosen: closing,
    },
  };
}

function orderOf({ sort }: BoardSearch, own: readonly string[] | undefined): SearchOrder {
  const orders: Record<BoardSearch["sort"], SearchOrder> = {
    relevance: "relevance",
    newest: { by: "postedAt", direction: "down" },
    closing: { by: "closesAt", direction: "up" },
    salary: { by: "pay", direction: "down" },
    // Ranks are the typical reader's; of somebody else it is only known what is open to them.
    fit: own ? { having: "passing", values: own } : { by: "fitRank", direction: "down" },
  };
  return orders[sort];
}
