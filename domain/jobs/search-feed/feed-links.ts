import { type BoardSearch, criteriaOf } from "../board/board.ts";
import { codesOf } from "../vocabulary.ts";
import { feedFormats } from "./search-feed.ts";

/** Where a search lies as a feed, for the head of its page. */
export function feedLinks(search: BoardSearch): Record<string, string>[] {
  return codesOf(formatNames).map((format) => ({
    tagName: "link",
    rel: "alternate",
    type: feedFormats[format].type,
    title: `This search as ${formatNames[format]}`,
    href: feedHrefOf(search, format),
  }));
}

/** What fits somebody is nobody else's business: a feed's address leaves it out. */
export function feedHrefOf(search: BoardSearch, format: keyof typeof formatNames = "atom"): string {
  const criteria = criteriaOf({ ...search, mine: false });
  return `/${search.board}/${feedFormats[format].ending}${criteria && `?${criteria}`}`;
}

const formatNames = { atom: "an Atom feed", json: "a JSON Feed" } as const;
