import { countBoardJobs, countPageJobs, findBoardPage } from "#domain/jobs/board/board.server.ts";
import {
  type BoardPage,
  type BoardSearch,
  PAGE_SIZE,
  usualSort,
  wholeBoard,
} from "#domain/jobs/board/board.ts";
import { boardAddress } from "#domain/jobs/board/board-address.ts";
import { countLabel } from "#domain/jobs/board/board-heading.ts";
import type { BoardNotice } from "#domain/jobs/board/board-view.ts";
import { facetLabel } from "#domain/jobs/board/facet-labels.ts";
import { readFilterWords } from "#domain/jobs/board/reading/filter-words.server.ts";
import type { FilterWords } from "#domain/jobs/board/reading/found-words.server.ts";
import { placeNotice } from "#domain/jobs/board/reading/place-notice.server.ts";
import { scriptNotice, stopWordsNotice } from "#domain/jobs/board/reading/stop-words.server.ts";
import {
  droppedMessage,
  inSentence,
  literalMessage,
  nearMessage,
  repairMessage,
} from "#domain/jobs/board/reading-messages.server.ts";
import { type Board, sponsorships } from "#domain/jobs/vocabulary.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { type BoardReading, nowhereChosen } from "./board-request.server.ts";
import { employerNotice } from "./employer-notice.server.ts";

/** Everything there is to say about how a search was read. */
export async function noticesOf(
  path: string,
  asked: BoardReading,
  page: BoardPage,
  now: Date,
): Promise<BoardNotice[]> {
  const { q } = page.search;
  const [read, ...others] = filterNotice(path, asked, page);
  const place = placeNotice(asked);
  // What became of a place that was read among the words is said in the same breath.
  const isOnePlace = read !== undefined && place !== null && isPlaceTyped(asked);
  const first = read ? [isOnePlace ? { ...read, text: `${read.text} ${place}` } : read] : [];
  const guess = place && !isOnePlace ? guessNotice(path, asked, place) : [];
  const isTold = isOnePlace || guess.length > 0;
  const told = [stopWordsNotice(q), scriptNotice(q, page.total), isTold ? null : place];
  const plain = told.filter(Boolean).join(" ");
  const elsewhere = await otherBoardNotice(page, now);
  return [
    ...first,
    ...others,
    ...guess,
    ...repairNotice(path, asked, page),
    ...droppedNotice(path, page),
    ...nearNotice(path, page),
    ...literalNotice(page),
    ...(plain ? [{ text: plain, link: null }] : []),
    ...(elsewhere.length > 0 || (await isFoundUnfiltered(page, now))
      ? elsewhere
      : employerNotice(page)),
  ];
}

/** Whether filters alone shut out every job of these words. */
async function isFoundUnfiltered({ search, total }: BoardPage, now: Date): Promise<boolean> {
  if (total > 0 || !search.q) return false;
  return (
    (await countBoardJobs({ ...wholeBoard(search.board), q: search.q }, now, { isExact: true })) > 0
  );
}

/** A misspelt word of the search was taken for a place: one press takes it as typed. */
function guessNotice(
  path: string,
  { search, near, typed }: BoardReading,
  text: string,
): BoardNotice[] {
  const isGuess = near !== null && typed?.toLowerCase().includes(near.toLowerCase());
  if (!isGuess) return [];
  const words = readFilterWords(typed!, search.board, false);
  const unfiltered = words ? withoutFilters(search, words) : search;
  const asTyped = { ...unfiltered, ...nowhereChosen, q: typed!, page: 1, upto: null };
  return [{ text, link: exactly(path, asTyped) }];
}

/** Whether a place was read among the words, and not chosen beside them. */
function isPlaceTyped({ search, typed }: BoardReading): boolean {
  const filters = typed ? readFilterWords(typed, search.board, false)?.filters : undefined;
  return Boolean(filters?.city ?? filters?.area ?? filters?.country ?? filters?.postcode);
}

/** Words that became filters, and one press to have them back. */
function filterNotice(
  path: string,
  { search, typed, near }: BoardReading,
  { repairs }: BoardPage,
): BoardNotice[] {
  const words = typed ? readFilterWords(typed, search.board, false) : null;
  if (!typed || !words) return [];
  const parts = words.read.map((one) => `“${one.typed}” as ${filtersLabel(one, search)}`);
  const isMoved =
    words.read.some(({ board }) => board === search.board) && path === `/${search.board}`;
  const home = isMoved && search.board === "part-time-jobs" ? "/jobs" : path;
  const sort = search.sort === usualSort(search.q) ? usualSort(typed) : search.sort;
  // Instead of Kent we looked round Maidstone, which nobody asked for.
  const isGuess = near !== null && typed.toLowerCase().includes(near.toLowerCase());
  const isNamed = Boolean(words.filters.city ?? words.filters.area);
  const isMovedTo = near !== null && (isNamed || isGuess);
  const elsewhere = isMovedTo ? nowhereChosen : {};
  const undone = {
    ...{ ...withoutFilters(search, words), ...elsewhere },
    ...{ q: typed, sort, page: 1, upto: null },
  };
  const link = {
    label: "Search for the words instead",
    href: boardAddress(home, undone, { isExact: true }),
  };
  const unplaced = words.isNearReader ? [{ text: NEAR_READER, link: null }] : [];
  const text = [
    parts.length > 0 ? `We understood ${inSentence(parts)}.` : "",
    leftOutMessage(words),
    ...words.unread.map(({ typed: said, why }) => `We left out “${said}”: ${unreadReasons[why]}.`),
    // What a misspelt word was read as is said below.
    words.isShortened && words.q && repairs.length === 0 && near === null
      ? `We searched for “${words.q}”.`
      : "",
  ];
  const told = text.filter(Boolean).join(" ");
  return [...(told ? [{ text: told, link }] : []), ...unplaced];
}

function leftOutMessage({ leftOut }: FilterWords): string {
  if (leftOut.length === 0) return "";
  const words = inSentence(leftOut.map((typed) => `“${typed}”`));
  return `We left out ${words}: we cannot search for one filter or another of a different kind.`;
}

const unreadReasons: Record<FilterWords["unread"][number]["why"], string> = {
  unwanted: `for adverts that say so, choose “${sponsorships["not-offered"]}” in the filters`,
  "open-visa": "it needs no sponsor, and few adverts name it",
  elsewhere: "it is not a place on this board",
};

const NEAR_READER =
  "We do not know where you are. Type your town or postcode under Where to find jobs near you.";

const facetsOfWords = [
  "remote",
  "type",
  "level",
  "sponsorship",
  "city",
  "area",
  "country",
] as const;

function filtersLabel(
  { filters, board }: FilterWords["read"][number],
  search: BoardSearch,
): string {
  const { miles, postcode, pay } = filters;
  const { city = [], area = [], either } = filters;
  const named = either ? { ...filters, city: [...city, ...area], area: [] } : filters;
  const labels = facetsOfWords.flatMap((name) => {
    const values = (named[name] ?? []).map((value) => facetLabel(name, value));
    const several = values.length > 1 ? "s" : "";
    return values.length > 0 ? `${filterNames[name]}${several} ${inSentence(values)}` : [];
  });
  if (pay) return payLabel(Number(pay), search);
  const within = miles ? [`within ${miles} miles${postcode ? ` of ${postcode}` : ""}`] : [];
  if (board === "part-time-jobs") return "the board of part-time jobs";
  return [...labels, ...within].join(", ");
}

/** The filter is in the money of each country. */
function payLabel(pay: number, { country }: BoardSearch): string {
  const isUk = country.length === 1 && country[0] === "gb";
  return isUk
    ? `pay of at least £${formatCount(pay)} a year in the UK`
    : `pay of at least ${formatCount(pay)} a year`;
}

const filterNames = {
  ...{ remote: "the filter", type: "the filter", level: "the filter", sponsorship: "the filter" },
  ...{ city: "the place", area: "the place", country: "the country" },
};

function withoutFilters(search: BoardSearch, { filters }: FilterWords): BoardSearch {
  const names = facetsOfWords.filter((name) => filters[name]);
  const rest = Object.fromEntries(
    names.map((name) => [
      name,
      search[name].filter((value) => !(filters[name] as readonly string[]).includes(value)),
    ]),
  );
  const place = filters.miles ? { miles: null, postcode: null } : {};
  const pay = filters.pay ? { pay: null } : {};
  return { ...search, ...rest, ...place, ...pay };
}

/** A search of unknown words alone finds nothing, and says so: nothing was read otherwise. */
function repairNotice(path: string, asked: BoardReading, page: BoardPage): BoardNotice[] {
  const { repairs, search, total } = page;
  const isRepaired = repairs.some(({ meant }) => meant !== null || total > 0);
  const first = { ...search, page: 1, upto: null };
  // An exact search that finds nothing says so too, and links back.
  if (asked.isExact && (isRepaired || (total === 0 && search.q.includes(" ")))) {
    const link = { label: "Search for words like yours", href: boardAddress(path, first) };
    return [{ text: "Searched exactly as typed.", link }];
  }
  if (!isRepaired) return [];
  return [{ text: repairMessage(page), link: exactly(path, first) }];
}

function droppedNotice(path: string, page: BoardPage): BoardNotice[] {
  return notExact(path, page, droppedMessage(page));
}

function nearNotice(path: string, page: BoardPage): BoardNotice[] {
  return notExact(path, page, nearMessage(page));
}

function notExact(path: string, { search }: BoardPage, text: string): BoardNotice[] {
  return text ? [{ text, link: exactly(path, { ...search, page: 1, upto: null }) }] : [];
}

function literalNotice(page: BoardPage): BoardNotice[] {
  const text = literalMessage(page);
  return text ? [{ text, link: null }] : [];
}

function exactly(path: string, search: BoardSearch): NonNullable<BoardNotice["link"]> {
  return {
    label: "Search exactly as typed",
    href: boardAddress(path, search, { isExact: true }),
  };
}

/** Jobs that are of the work itself: adverts that mention it too are no reason to look there. */
async function countMeant(search: BoardSearch, now: Date): Promise<number> {
  const { total, isLiteral, isWider } = await findBoardPage(search, now);
  return isLiteral || isWider ? 0 : total;
}

/** What the page there shows, where it has such jobs and not only near ones. */
async function countThere(search: BoardSearch, now: Date): Promise<number> {
  const isAny = (await countBoardJobs(search, now)) > 0;
  return isAny ? countPageJobs(search, now) : 0;
}

/** Nothing of it here, or less than a page and less than there. */
async function otherBoardNotice(
  { search, total, dropped, isNear, isWider, isLiteral }: BoardPage,
  now: Date,
) {
  const isOther = dropped.length > 0 || isNear || isWider || isLiteral;
  const isFew = search.q !== "" && search.page === 1 && total < PAGE_SIZE;
  if (total > 0 && !isOther && !isFew) return [];
  const board: Board = search.board === "jobs" ? "part-time-jobs" : "jobs";
  const { q, city, area, either, country, postcode, miles, employer } = search;
  const place = { city, area, either, country, postcode, miles };
  const there = { ...wholeBoard(board), q, ...place, employer, sort: usualSort(q) };
  const count = isLiteral || isWider ? await countMeant(there, now) : await countThere(there, now);
  if (count <= (isOther ? 0 : total)) return [];
  const label = board === "jobs" ? "See them on the jobs board" : "See part-time jobs";
  const kind = board === "jobs" ? "on the jobs board" : "for part-time work";
  const found = countLabel({ ...there, board: "jobs" }, count);
  const text = `${found} ${count === 1 ? "is" : "are"} found ${kind}.`;
  return [{ text, link: { label, href: boardAddress(`/${board}`, there) } }];
}
