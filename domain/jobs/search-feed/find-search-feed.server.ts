import { searchLabel } from "../board/active-filters.ts";
import { findBoardPage } from "../board/board.server.ts";
import { type BoardSearch, criteriaOf } from "../board/board.ts";
import { cardView } from "../board/card-view.server.ts";
import { readingMessages } from "../board/reading-messages.server.ts";
import { jobAddress } from "../job-address.ts";
import type { JobCard } from "../job-card.ts";
import { type FeedRequest, feedFormats, type SearchFeed } from "./search-feed.ts";

/**
 * The newest jobs of a search, as any guest finds them: a feed's reader is not signed in, so
 * "fits me" is left out, and so are the page and the order.
 */
export async function findSearchFeed(asked: BoardSearch, { format, origin, now }: FeedRequest) {
  const search: BoardSearch = { ...asked, mine: false, sort: "newest", page: 1, upto: null };
  const page = await findBoardPage(search, now);
  const { cards } = page;
  const criteria = criteriaOf(search);
  const query = criteria && `?${criteria}`;
  const path = `${origin}/${search.board}`;
  const kind = search.board === "jobs" ? "Jobs" : "Part-time jobs";
  const words = searchLabel(search);
  return {
    title: criteria ? `${kind}: ${words} - Waymark` : `${kind} - Waymark`,
    subtitle: readingMessages(page).join(" ") || null,
    pageUrl: path + query,
    feedUrl: `${path}/${feedFormats[format].ending}${query}`,
    updatedAt: newestOf(cards),
    items: cards.map((card) => itemOf(card, { origin, now })),
  } satisfies SearchFeed;
}

function newestOf(cards: readonly JobCard[]): Date {
  return new Date(Math.max(0, ...cards.map(({ postedAt }) => postedAt.getTime())));
}

/** Nobody knows where a feed is read: times are told on the employer's clock. */
function itemOf(card: JobCard, { origin, now }: { origin: string; now: Date }) {
  const { place, pay, closes, known } = cardView(card, { now, timeZone: null });
  const lines = [`${place}. ${pay}. ${closes}.`, known.headline, known.advert, card.summary];
  return {
    url: origin + jobAddress(card),
    title: card.title,
    employer: card.employer.name,
    text: lines.filter(Boolean).join("\n"),
    postedAt: card.postedAt,
  };
}
