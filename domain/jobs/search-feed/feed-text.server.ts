import type { BoardSearch } from "../board/board.ts";
import { criteriaOf } from "../board/board.ts";
import { atomOf } from "./atom.ts";
import { findSearchFeed } from "./find-search-feed.server.ts";
import { jsonFeedOf } from "./json-feed.ts";
import type { FeedFormat } from "./search-feed.ts";

/** Readers ask every quarter of an hour or so, many for the same search. */
const FRESH_MS = 60_000;
const MAX_TEXTS = 200;

type Entry = { text: Promise<string>; until: number };
type Asked = { format: FeedFormat; origin: string; now: Date };

const texts = new Map<string, Entry>();
const writers = { atom: atomOf, json: jsonFeedOf };

/** A search as a feed's text, made once a minute however many ask. */
export function feedText(search: BoardSearch, asked: Asked): Promise<string> {
  const { format, origin, now } = asked;
  const key = [format, origin, search.board, criteriaOf({ ...search, mine: false })].join(" ");
  const found = texts.get(key);
  if (found && now.getTime() < found.until) return found.text;

  const text = findSearchFeed(search, asked).then(writers[format]);
  texts.delete(key);
  if (texts.size >= MAX_TEXTS) texts.delete(texts.keys().next().value!);
  texts.set(key, { text, until: now.getTime() + FRESH_MS });
  // What failed is asked for again by the next.
  text.catch(() => texts.delete(key));
  return text;
}
