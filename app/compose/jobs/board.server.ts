import { data, type RouterContextProvider, redirect } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { pack } from "#app/packed.ts";
import { countFieldSearch } from "#app/visits.server.ts";
import { searchLabel } from "#domain/jobs/board/active-filters.ts";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { criteriaOf, readBoardSearch } from "#domain/jobs/board/board.ts";
import { boardAddress } from "#domain/jobs/board/board-address.ts";
import { isBoardAway } from "#domain/jobs/board/board-away.server.ts";
import { boardView } from "#domain/jobs/board/board-view.server.ts";
import type { Chip } from "#domain/jobs/board/board-view.ts";
import { hasOnlyStopWords } from "#domain/jobs/board/reading/stop-words.server.ts";
import { listRecentSearches, rememberSearch } from "#domain/jobs/board/recent-searches.server.ts";
import { feedLinks } from "#domain/jobs/search-feed/feed-links.ts";
import type { Board, JobCountry } from "#domain/jobs/vocabulary.ts";
import { log } from "#platform/log.server.ts";
import { countryCodeOf } from "#rules/countries.ts";
import { noticesOf } from "./board-notices.server.ts";
import { type BoardReading, readAsked } from "./board-request.server.ts";
import { seoOf } from "./board-seo.server.ts";
import { boardJudge, checkedForOf, fitsOf } from "./board-verdicts.server.ts";
import { hiddenFor, withoutHidden } from "./hidden.server.ts";
import { searchInMisspeltPlace } from "./misspelt-place.server.ts";
import { savesFor } from "./saves.server.ts";
import { waysOutOf } from "./ways-out.server.ts";

type BoardRequest = { request: Request; context: Readonly<RouterContextProvider> };
type BoardPlace = { board: Board; path: string; title: string };

/** The board changes with every job; this long nobody minds. */
const CACHE_SECONDS = "5";

const countryOf: Record<number, JobCountry> = countryCodeOf;

/** Everything a page of the board shows, for its two addresses and Jumpstart's. */
export async function loadBoard(place: BoardPlace, asked: BoardRequest) {
  try {
    return await loadFound(place, asked);
  } catch (error) {
    if (!isBoardAway(error)) throw error;
    log.warn({ error }, "The board could not be searched");
    return data(
      { view: null, seo: null, title: place.title },
      { status: 503, headers: { "retry-after": "30" } },
    );
  }
}

async function loadFound(place: BoardPlace, { request, context }: BoardRequest) {
  const now = new Date();
  const url = new URL(request.url);
  const asked = await readAsked(place, url, now);
  const visitor = context.get(visitorContext);
  const judge = await boardJudge(place.board, visitor, now);
  const page = await findBoardPage(asked.search, now, {
    own: judge?.own,
    isExact: asked.isExact,
  });
  const there = asked.isExact ? null : await searchInMisspeltPlace(page, now);
  if (there) {
    const typed = asked.typed ?? there.typed ?? null;
    const beside = { ...asked, ...there, nowhere: null, typed };
    throw redirect(boardAddress(place.path, there.search, beside));
  }
  stayWithinPages(place.path, asked, { url, last: Math.max(1, page.pageCount) });

  const { systemCountryId, origin } = context.get(siteContext);
  const reader = visitor.kind === "member" ? visitor : null;
  if (reader) {
    remember(reader.id, asked, now);
    countFieldSearch(reader.id, asked.search.sector, request);
  }

  const ids = page.cards.map(({ id }) => id);
  const [recent, saves, hidden, checkedFor, cardFits] = await Promise.all([
    reader ? recentOf(place, reader.id, asked) : [],
    savesFor(visitor, ids, url),
    hiddenFor(visitor, ids),
    checkedForOf(asked.search, judge, now),
    fitsOf(page.cards, judge),
  ]);
  const everything = boardView(page, {
    path: place.path,
    now,
    timeZone: reader?.timeZone ?? null,
    homeCountry: countryOf[systemCountryId] ?? "gb",
    notices: await noticesOf(place.path, asked, page, now),
    waysOut: page.total === 0 ? await waysOutOf(place.path, asked, { now, own: judge?.own }) : [],
    recent,
    saves,
    checkedFor,
    cardFits,
  });
  const view = withoutHidden(everything, hidden);
  const isUsual = url.search === "" && page.total > 0;
  return data(
    {
      view: pack(view),
      seo: {
        ...seoOf({ asked, page, address: origin + place.path, title: place.title }),
        feeds: feedLinks(asked.search),
      },
      title: place.title,
    },
    {
      headers: isUsual ? { "x-waymark-keep": "jobs", "x-waymark-keep-seconds": CACHE_SECONDS } : {},
    },
  );
}

/** A page that is not there leads to the last that is; so does one beyond the last we ever show. */
function stayWithinPages(
  path: string,
  asked: BoardReading,
  { url, last }: { url: URL; last: number },
) {
  const { search } = asked;
  const isBeyond = search.page > last || Number(url.searchParams.get("page")) > last;
  if (isBeyond) throw redirect(boardAddress(path, { ...search, page: last }, asked));
}

async function recentOf(
  { board, path }: BoardPlace,
  userId: string,
  { search }: BoardReading,
): Promise<Chip[]> {
  const here = criteriaOf(search);
  const recent = await listRecentSearches(userId, board);
  return recent
    .filter((criteria) => criteria !== here)
    .map((criteria) => ({
      label: searchLabel(readBoardSearch(board, new URLSearchParams(criteria))),
      href: `${path}?${criteria}`,
    }));
}

/** Nobody waits for it, and a search is not lost if it is not remembered. */
function remember(userId: string, { search, isExact }: BoardReading, now: Date): void {
  if (search.page > 1 || isExact || hasOnlyStopWords(search.q)) return;
  rememberSearch(userId, search, now).catch((error: unknown) =>
    log.warn({ error }, "A search was not remembered"),
  );
}
