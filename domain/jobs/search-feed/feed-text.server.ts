import { cacheByKey } from "#platform/cached.server.ts";
import type { BoardSearch } from "../board/board.ts";
import { criteriaOf } from "../board/board.ts";
import { atomOf } from "./atom.ts";
import { findSearchFeed } from "./find-search-feed.server.ts";
import { jsonFeedOf } from "./json-feed.ts";
import type { FeedRequest } from "./search-feed.ts";

/** Readers ask every quarter of an hour or so, many for the same search. */
const texts = cacheByKey<string>({ maxAgeMs: 60_000, maxKeys: 200 });
const writers = { atom: atomOf, json: jsonFeedOf };

/** A search as a feed's text, made once a minute however many ask. */
export function feedText(search: BoardSearch, asked: FeedRequest): Promise<string> {
  const { format, origin, now } = asked;
  const key = [format, origin, search.board, criteriaOf({ ...search, mine: false })].join(" ");
  const write = () => findSearchFeed(search, asked).then(writers[format]);
  return texts(key, write, now.getTime());
}
