import type { FeedItem, SearchFeed } from "./search-feed.ts";

/** Atom 1.0 (RFC 4287). */
export function atomOf(feed: SearchFeed): string {
  const { title, subtitle, pageUrl, feedUrl, updatedAt, items } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `  <title>${escaped(title)}</title>`,
    ...(subtitle ? [`  <subtitle>${escaped(subtitle)}</subtitle>`] : []),
    `  <id>${escaped(feedUrl)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escaped(feedUrl)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(pageUrl)}"/>`,
    `  <updated>${updatedAt.toISOString()}</updated>`,
    "  <author><name>Waymark</name></author>",
    ...items.map(entryOf),
    "</feed>",
    "",
  ].join("\n");
}

function entryOf({ url, title, employer, text, postedAt }: FeedItem): string {
  const day = postedAt.toISOString();
  return [
    "  <entry>",
    `    <title>${escaped(`${title}, ${employer}`)}</title>`,
    `    <id>${escaped(url)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
    `    <published>${day}</published>`,
    `    <updated>${day}</updated>`,
    `    <summary>${escaped(text)}</summary>`,
    "  </entry>",
  ].join("\n");
}

/** XML 1.0 has no place for most control characters, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
