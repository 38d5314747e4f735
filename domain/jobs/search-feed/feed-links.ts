import { type BoardSearch, criteriaOf } from "../board/board.ts";
import { codesOf } from "../vocabulary.ts";
import { feedFormats } from "./search-feed.ts";

/** Where a search lies as a feed, for the head of its page. */
export function feedLinks(search: BoardSearch): Record<string, string>[] {
  const criteria = criteriaOf({ ...search, mine: false });
  const query = criteria && `?${criteria}`;
  return codesOf(formatNames).map((format) => ({
    tagName: "link",
    rel: "alternate",
    type: feedFormats[format].type,
    title: `This search as ${formatNames[format]}`,
    href: `/${search.board}/${feedFormats[format].ending}${query}`,
  }));
}

const formatNames = { atom: "an Atom feed", json: "a JSON Feed" } as const;
