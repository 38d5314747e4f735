import type { SearchFeed } from "./search-feed.ts";

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeedOf({ title, subtitle, pageUrl, feedUrl, items }: SearchFeed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    ...(subtitle ? { description: subtitle } : {}),
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: "en-GB",
    items: items.map(({ url, title: job, employer, text, postedAt }) => ({
      id: url,
      url,
      title: `${job}, ${employer}`,
      content_text: text,
      date_published: postedAt.toISOString(),
    })),
  });
}
