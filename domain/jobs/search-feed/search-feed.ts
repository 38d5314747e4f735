/** A search of a board as readers of feeds get it. */
export type SearchFeed = {
  title: string;
  /** How the search was read where it is not what was typed: which word was dropped, say. */
  subtitle: string | null;
  /** The search on the board. */
  pageUrl: string;
  /** Where this feed lies, in this very format. */
  feedUrl: string;
  /** When its newest job came; an empty feed has the epoch, so that its text stays the same. */
  updatedAt: Date;
  items: FeedItem[];
};

export type FeedItem = {
  url: string;
  title: string;
  employer: string;
  /** Place, pay, closing time and the advert's own sentence, as plain text. */
  text: string;
  postedAt: Date;
};

export const feedFormats = {
  atom: { ending: "feed.atom", type: "application/atom+xml" },
  json: { ending: "feed.json", type: "application/feed+json" },
} as const;

export type FeedFormat = keyof typeof feedFormats;

export type FeedRequest = { format: FeedFormat; origin: string; now: Date };
