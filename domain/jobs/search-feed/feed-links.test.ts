import { expect, test } from "vitest";
import { readBoardSearch } from "../board/board.ts";
import { feedHrefOf, feedLinks } from "./feed-links.ts";

const search = (query: string) => readBoardSearch("jobs", new URLSearchParams(query));

test("a search's feed asks for the same, but not for what fits its reader", () => {
  expect(feedHrefOf(search(""))).toBe("/jobs/feed.atom");
  expect(feedHrefOf(search("q=nurse&city=Leeds&mine=1&page=3"))).toBe(
    "/jobs/feed.atom?q=nurse&city=Leeds",
  );
  expect(feedLinks(search("q=nurse")).map(({ href }) => href)).toEqual([
    "/jobs/feed.atom?q=nurse",
    "/jobs/feed.json?q=nurse",
  ]);
});
