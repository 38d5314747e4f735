import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { atomOf } from "./atom.ts";
import { jsonFeedOf } from "./json-feed.ts";
import type { SearchFeed } from "./search-feed.ts";

const feed: SearchFeed = {
  title: 'Jobs: "R&D" <York>',
  subtitle: "Without “moon” & <sun>.",
  pageUrl: "https://waymark.example/jobs?q=R%26D&city=York",
  feedUrl: "https://waymark.example/jobs/feed.atom?q=R%26D&city=York",
  updatedAt: new Date("2026-11-15T09:00:00Z"),
  items: [
    {
      url: "https://waymark.example/jobs/weaver",
      title: "Weaver\u0000 & <dyer>",
      employer: "Kelpie",
      text: "York. £30,000 a year.\ud800",
      postedAt: new Date("2026-11-15T09:00:00Z"),
    },
  ],
};

/** What a real parser reads, by element. */
function read(xml: string) {
  const texts: Record<string, string[]> = {};
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => path.push(name));
  parser.on("closetag", () => path.pop());
  parser.on("text", (text) => {
    const at = path.join("/");
    if (text.trim()) texts[at] = [...(texts[at] ?? []), text];
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return texts;
}

test("whatever stands in an advert, the Atom feed is well-formed and says it", () => {
  expect(read(atomOf(feed))).toMatchObject({
    "feed/title": ['Jobs: "R&D" <York>'],
    "feed/subtitle": ["Without “moon” & <sun>."],
    "feed/id": [feed.feedUrl],
    "feed/updated": ["2026-11-15T09:00:00.000Z"],
    "feed/entry/title": ["Weaver & <dyer>, Kelpie"],
    "feed/entry/id": ["https://waymark.example/jobs/weaver"],
    "feed/entry/published": ["2026-11-15T09:00:00.000Z"],
  });
});

test("a JSON Feed has what version 1.1 asks for", () => {
  expect(JSON.parse(jsonFeedOf(feed))).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    description: "Without “moon” & <sun>.",
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    items: [
      {
        id: "https://waymark.example/jobs/weaver",
        date_published: "2026-11-15T09:00:00.000Z",
      },
    ],
  });
});

test("where nothing was read otherwise nothing is said", () => {
  const plain = { ...feed, subtitle: null };
  expect(atomOf(plain)).not.toContain("subtitle");
  expect(JSON.parse(jsonFeedOf(plain))).not.toHaveProperty("description");
});
