import { longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import type { SavesView } from "../saved/saves-view.ts";
import {
  codesOf,
  countries,
  type Fit,
  type JobCountry,
  type RegisterState,
} from "../vocabulary.ts";
import { activeFilters } from "./active-filters.ts";
import {
  type BoardPage,
  type BoardSearch,
  criteriaOf,
  type FacetOption,
  LAST_PAGE,
  PAGE_SIZE,
  type Sort,
  sorts,
  usualSort,
  wholeBoard,
  writeBoardSearch,
} from "./board.ts";
import { boardAddress } from "./board-address.ts";
import type {
  BoardNotices,
  BoardView,
  CheckedFor,
  Chip,
  FilterGroup,
  FilterSelect,
  WayOut,
} from "./board-view.ts";
import { cardView } from "./card-view.server.ts";
import type { CardFit } from "./card-view.ts";
import { withoutIdleWords } from "./idle-words.server.ts";

const SHOWN_AT_ONCE = 7;

export type BoardReader = {
  path: string;
  now: Date;
  timeZone: string | null;
  /** The country of the site stands first among countries. */
  homeCountry: JobCountry;
  notices: BoardNotices;
  waysOut: WayOut[];
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
    heading: { jobs: headingWords(search, total), highlight: highlightOf(page) },
    form: {
      q: search.q,
      where: whereOf(search),
      placeHint: "Town, city or country",
      sort: sortValue(search, search.sort),
    },
    sorts: sortsOf(page, reader),
    groups: groupsOf(page, reader),
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
    alertHref: alertHrefOf(search),
    waysOut,
    recent,
    saves,
    id: writeBoardSearch(search),
  };
}

/** Null where it would be an alert for every job, which nobody asked for. */
function alertHrefOf(search: BoardSearch): string | null {
  const criteria = new URLSearchParams(criteriaOf(withoutIdleWords(search)));
  if (criteria.size === 0 && search.q !== "") return null;
  return `/job-alerts/new?${new URLSearchParams([["board", search.board], ...criteria])}`;
}

/** What stands in the field "Where": the one place searched in, if there is one. */
export function whereOf({ city, country }: BoardSearch): string {
  if (city.length === 1) return city[0] ?? "";
  const only = country.length === 1 ? country[0] : undefined;
  return city.length === 0 && only ? countries[only] : "";
}

function headingWords(search: BoardSearch, total: number): string {
  const kind = search.board === "part-time-jobs" ? "part-time job" : "job";
  const count = `${total === 0 ? "No" : formatCount(total)} ${kind}${total === 1 ? "" : "s"}`;
  const where = whereOf(search);
  if (!where) return `${count}.`;
  if (where === countries.xx) return `${count} in other countries.`;
  return `${count} in ${where === countries.gb ? "the UK" : where}.`;
}

/** Said only while the register is not itself a filter: its counts leave its own filter out. */
function highlightOf({ search, facets, safeCount }: BoardPage): string | null {
  if (search.board === "part-time-jobs") {
    if (search.safe || safeCount === 0) return null;
    return `${formatCount(safeCount)} within a student visa.`;
  }
  const fitting = countOf(facets.fit, "fits") + countOf(facets.fit, "new-entrant");
  if (search.fit.length === 0 && fitting > 0)
    return `${formatCount(fitting)} may fit a new graduate’s visa.`;
  const licensed = countOf(facets.register, "licensed");
  if (search.register.length > 0 || licensed === 0) return null;
  return `${formatCount(licensed)} with an employer that can sponsor.`;
}

function groupsOf(page: BoardPage, reader: BoardReader): FilterGroup[] {
  const { homeCountry } = reader;
  const { facets, search } = page;
  const countryFirst = [...facets.country].sort(
    (one, other) => Number(other.value === homeCountry) - Number(one.value === homeCountry),
  );
  const groups: FilterGroup[] = [
    group("type", "Job type", facets.type, "types"),
    group("country", "Country", countryFirst, "countries"),
    placeGroup(page),
    group("remote", "From home", facets.remote, "ways"),
    group("sector", "Field of work", facets.sector, "fields"),
    group("level", "Level", facets.level, "levels"),
    group("sponsorship", "What the advert says", facets.sponsorship, "answers"),
    ...(fitsOf(page, reader)
      ? [group("register", "The employer", facets.register, "answers")]
      : []),
  ];
  const isIdle = ({ name }: FilterGroup) =>
    search.board === "part-time-jobs" && (name === "type" || name === "sponsorship");
  return groups.filter((group) => !isIdle(group) && offersChoice(group.options));
}

/** One box that holds every job found is no choice, unless it is on and may be taken off. */
function offersChoice(options: readonly FacetOption[]): boolean {
  return options.length > 1 || options.some(({ isChosen }) => isChosen);
}

/** Chosen boxes are never folded away, nor are boxes with nothing behind them shown unasked. */
function group(
  name: FilterGroup["name"],
  legend: string,
  options: readonly FacetOption[],
  plural: string,
): FilterGroup {
  const useful = options.filter(({ count, isChosen }) => count > 0 || isChosen);
  const isUpFront = (option: FacetOption, index: number) =>
    option.isChosen || index < SHOWN_AT_ONCE || useful.length <= SHOWN_AT_ONCE + 1;
  return {
    name,
    legend,
    options: useful.filter(isUpFront),
    rest: useful.filter((option, index) => !isUpFront(option, index)),
    restLabel: `All ${useful.length} ${plural}`,
    more: null,
  };
}

/** Only the largest places are listed; the field above the board knows them all. */
function placeGroup({ facets, morePlaces }: BoardPage): FilterGroup {
  const places = group("city", "Place", facets.city, "places");
  if (morePlaces === 0) return places;
  const count = formatCount(morePlaces);
  const kind = morePlaces === 1 ? "place" : "places";
  return {
    ...places,
    restLabel: `The ${facets.city.length} largest places`,
    more: `And ${count} more ${kind}: type one under Where.`,
  };
}

/** Pay is offered where it can be compared; what was asked for by address stays to be taken away. */
function selectsOf({ search, money, pay, posted, closing }: BoardPage): FilterSelect[] {
  const payLabel = money ? "Pay at least, a year" : "Pay at least, in the money of each country";
  return [
    ...(money || search.pay
      ? [{ name: "pay" as const, label: payLabel, any: "Any pay", options: pay }]
      : []),
    { name: "posted", label: "Posted", any: "Any day", options: posted },
    { name: "closing", label: "Closing soon", any: "Any closing date", options: closing },
  ];
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
    ...(money ? {} : { salary: "Highest figure of pay, in any money" }),
    ...(isJudgedForThemselves(reader) ? { fit: "Fits me first" } : {}),
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

function countOf(options: readonly FacetOption[], value: string): number {
  return options.find((option) => option.value === value)?.count ?? 0;
}
