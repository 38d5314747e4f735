import { cacheByKey } from "#platform/cached.server.ts";
import { type SiteSearch, searchSite } from "./search-site.server.ts";
import type { SiteKind } from "./site-kinds.ts";

const EACH_KIND = { offset: 0, limit: 2 };

type NearPage = { kind: SiteKind; title: string; path: string };

const answers = cacheByKey<NearPage[]>({ maxAgeMs: 60_000, maxKeys: 200 });

/**
 * The best two pages of each kind for some words, for an address that does not exist. A search takes
 * several questions to the index and two to the database, and crawlers repeat themselves: for a minute
 * the same question has the same answer. The key is all that the answer depends on.
 */
export function nearPages({ now, ...asked }: SiteSearch): Promise<NearPage[]> {
  const find = async () => {
    const { kinds } = await searchSite({ ...asked, now }, EACH_KIND);
    return kinds.flatMap(({ kind, results }) =>
      results.map(({ title, note, path }) => {
        const words = title.map(({ text }) => text).join("");
        // Every guide has a page "CV": its country tells them apart.
        return { kind, path, title: kind === "guide" && note ? `${words}, ${note}` : words };
      }),
    );
  };
  return answers(JSON.stringify(asked), find, now.getTime());
}
