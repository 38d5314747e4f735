import { longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import type { SavesView } from "../saved/saves-view.ts";
import { feedHrefOf } from "../search-feed/feed-links.ts";
import { codesOf, type Fit, type JobCountry, type RegisterState } from "../vocabulary.ts";
import { activeFilters } from "./active-filters.ts";
import {
  type BoardPage,
  type BoardSearch,
  criteriaOf,
  LAST_PAGE,
  PAGE_SIZE,
  type Sort,
  sorts,
  usualSort,
  wholeBoard,
  writeBoardSearch,
} from "./board.ts";
import { boardAddress } from "./board-address.ts";
import { groupsOf, selectsOf } from "./board-groups.ts";
import { headingText, highlightOf, whereOf } from "./board-heading.ts";
import type { BoardNotice, BoardView, CheckedFor, Chip, WiderSearch } from "./board-view.ts";
import { cardView } from "./card-view.server.ts";
import type { CardFit } from "./card-view.ts";
import { withoutStopWords } from "./reading/stop-words.server.ts";

export type BoardReader = {
  path: string;
  now: Date;
  timeZone: string | null;
  /** The country of the site stands first among countries. */
  homeCountry: JobCountry;
  notices: BoardNotice[];
  waysOut: WiderSearch[];
  recent: Chip[];
  saves: SavesView | null;
  checkedFor: CheckedFor | null;
  cardFits: ReadonlyMap<number, CardFit>;
};

/** Turns the answer of the board into what its page shows. */
export function boardView(page: BoardPage, reader: BoardReader): BoardView {
  const { search, total } = page;
  const { path, now, timeZone, notices, waysOut, recent, saves } = reader;
  const cards = page.cards.map((card) =>
    cardView(card, { now, timeZone, marks: page.marks, fits: reader.cardFits }),
  );

  return {
    path,
    heading: { jobs: headingText(search, total), highlight: highlightOf(page) },
    form: {
      q: search.q,
      where: whereOf(search),
      placeHint: "Town, county or postcode",
      sort: sortValue(search, search.sort),
      hidden: hiddenOf(search),
    },
    sorts: sortsOf(page, reader),
    groups: groupsOf(page, {
      homeCountry: reader.homeCountry,
      isFitShown: fitsOf(page, reader) !== null,
    }),
    selects: selectsOf(page),
    hint: page.money ? null : "Choose one country to filter and sort by pay.",
    safe:
      search.board === "part-time-jobs" ? { count: page.safeCount, isChosen: search.safe } : null,
    register: registerOf(page),
    checkedFor: reader.checkedFor,
    fits: fitsOf(page, reader),
    chips: activeFilters(search).map(({ label, without }) => ({
      label,
      href: boardAddress(path, without),
    })),
    clearHref: boardAddress(path, {
      ...wholeBoard(search.board),
      q: search.q,
      sort: usualSort(search.q),
    }),
    shown: shownWords(page),
    registerDay: registerDayOf(page),
    cards,
    pages: { ...paging(page), upto: page.upto, end: pagesEnd(total) },
    notices,
    mapHref: mapHrefOf(search, total),
    alertHref: alertHrefOf(search),
    feedHref: feedHrefOf(search),
    waysOut,
    recent,
    saves,
    id: writeBoardSearch(search),
  };
}

/** What has no box of its own and goes on being asked for. */
function hiddenOf({ area, either, postcode }: BoardSearch): BoardView["form"]["hidden"] {
  return [
    ...area.map((name) => ({ name: "area", value: name })),
    ...(either ? [{ name: "either", value: "1" }] : []),
    ...(postcode ? [{ name: "postcode", value: postcode }] : []),
  ];
}

function mapHrefOf(search: BoardSearch, total: number): string | null {
  if (total === 0) return null;
  const criteria = new URLSearchParams(criteriaOf(search));
  return `/job-map?${new URLSearchParams([["board", search.board], ...criteria])}`;
}

/** Null where it would be an alert for every job, which nobody asked for. */
function alertHrefOf(search: BoardSearch): string | null {
  const criteria = new URLSearchParams(criteriaOf(withoutStopWords(search)));
  if (criteria.size === 0 && search.q !== "") return null;
  return `/job-alerts/new?${new URLSearchParams([["board", search.board], ...criteria])}`;
}

function sortsOf(page: BoardPage, reader: BoardReader): BoardView["sorts"] {
  const { search, money, facets } = page;
  const isOffered = (sort: Sort) => {
    if (sort === "relevance") return search.q !== "";
    if (sort === "fit") return facets.fit.length > 0 || search.sort === "fit";
    return sort !== "salary" || money !== null || search.sort === "salary";
  };
  const labels = {
    ...sorts,
    ...(money ? {} : { salary: "Highest pay figure, in any currency" }),
    ...(isJudgedForThemselves(reader) ? { fit: "What fits or may fit me first" } : {}),
  };
  return codesOf(sorts)
    .filter(isOffered)
    .map((sort) => ({ value: sortValue(search, sort), label: labels[sort] }));
}

/** Their cards show their own verdicts; counts are the typical reader's, read once for all. */
function isJudgedForThemselves({ checkedFor }: BoardReader): boolean {
  return checkedFor !== null && checkedFor.mine !== null;
}

function registerOf({ search, facets, total }: BoardPage): BoardView["register"] {
  if (search.board === "part-time-jobs" || facets.fit.length > 0) return null;
  const keys = facets.register.map((option) => ({
    ...option,
    value: option.value as RegisterState,
  }));
  const known = keys.reduce((sum, { count }) => sum + count, 0);
  // With the register as a filter the total is a part of these counts, and says nothing of the rest.
  const elsewhere = search.register.length > 0 ? 0 : Math.max(0, total - known);
  const parts = keys.filter(({ count }) => count > 0).length + (elsewhere > 0 ? 1 : 0);
  return known > 0 && (parts > 1 || search.register.length > 0) ? { keys, elsewhere } : null;
}

const FOR_WHOM =
  "These counts are for a new graduate on a Student visa. Each job below is checked for you.";

/** In the United Kingdom, where a verdict can be given; other jobs are counted beside it. */
function fitsOf(page: BoardPage, reader: BoardReader): BoardView["fits"] {
  const { search, facets, total } = page;
  if (search.board === "part-time-jobs") return null;
  const keys = facets.fit.map((option) => ({ ...option, value: option.value as Fit }));
  const known = keys.reduce((sum, { count }) => sum + count, 0);
  const elsewhere = search.fit.length > 0 ? 0 : Math.max(0, total - known);
  const forWhom = isJudgedForThemselves(reader) ? FOR_WHOM : null;
  return known > 0 || search.fit.length > 0 ? { keys, elsewhere, forWhom } : null;
}

function shownWords({ search, total, cards }: BoardPage): string {
  if (total === 0) return "No jobs found.";
  const first = (search.page - 1) * PAGE_SIZE + 1;
  const last = first + cards.length - 1;
  return `Showing ${first} to ${last} of ${formatCount(total)}.`;
}

function registerDayOf({ search, cards }: BoardPage): string | null {
  if (search.board === "part-time-jobs") return null;
  const days = cards.flatMap(({ employer }) => employer.register?.asOf ?? []);
  const newest = days.sort().at(-1);
  return newest ? longDay(newest) : null;
}

function paging({
  search,
  pageCount,
}: BoardPage): Pick<BoardView["pages"], "page" | "pageCount" | "stem"> {
  const stem = writeBoardSearch({ ...search, page: 1, upto: null });
  return { page: search.page, pageCount, stem };
}

/** Why the pages end before the jobs do. */
function pagesEnd(total: number): string | null {
  const most = LAST_PAGE * PAGE_SIZE;
  if (total <= most) return null;
  return `Pages show the first ${formatCount(most)} jobs. Add a word or a filter to reach the others.`;
}

/** The usual order is left unsaid, so that it may become another when words are searched for. */
function sortValue({ q }: BoardSearch, sort: Sort): string {
  return sort === usualSort(q) ? "" : sort;
}
