import MiniSearch from "minisearch";
import { findOccupation } from "#rules/occupations/find-occupation.server.ts";
import { ownTitles } from "#rules/occupations/own-titles.data.ts";
import { publishedTitles } from "#rules/occupations/published-titles.data.ts";
import { rankOccupations } from "#rules/occupations/rank-occupations.server.ts";
import { readTitles } from "#rules/occupations/title-index.server.ts";

/** Suggests codes for a title, likeliest first, and says how sure it is where it can. */
export type Contender = {
  name: string;
  suggest: (title: string) => readonly string[];
  confidence?: (title: string) => "sure" | "likely" | "asks";
};

export function contenders(): Contender[] {
  return [
    {
      name: "the index",
      suggest: (title) => rankOccupations(title).map(({ code }) => code),
      confidence: (title) => {
        const found = findOccupation(title);
        return "socCode" in found ? found.confidence : "asks";
      },
    },
    { name: "MiniSearch, same titles", suggest: miniSearch(ownTitles, publishedTitles) },
    { name: "MiniSearch, published titles", suggest: miniSearch(publishedTitles) },
  ];
}

/** A well-kept library over the same tables: words in common, typos and prefixes allowed. */
function miniSearch(...tables: string[]): (title: string) => string[] {
  const search = new MiniSearch<{ id: number; title: string; codes: readonly string[] }>({
    fields: ["title"],
    storeFields: ["codes"],
    searchOptions: { fuzzy: 0.15, prefix: true },
  });
  search.addAll(readTitles(...tables).map(({ title, codes }, id) => ({ id, title, codes })));
  return (title) => {
    const found = search.search(title).slice(0, 20);
    return [...new Set(found.flatMap(({ codes }) => codes as string[]))];
  };
}
