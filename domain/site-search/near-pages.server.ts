import { cachedByKey } from "#platform/cached.server.ts";
import { searchSite } from "./search-site.server.ts";
import type { SiteKind } from "./site-kinds.ts";

const MINUTE_MS = 60_000;
const EACH_KIND = { offset: 0, limit: 2 };

type Asked = Parameters<typeof searchSite>[0];
type NearPage = { kind: SiteKind; title: string; path: string };

/**
 * The best two pages of each kind for some words, for an address that does not exist. A search takes
 * several questions to the index and two to the database, and crawlers repeat themselves: for a minute
 * the same question has the same answer. The key is all that the answer depends on.
 */
export function nearPages({ q, patterns, variant, today, now }: Asked): Promise<NearPage[]> {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return read(JSON.stringify({ q, patterns, variant, today, minute }));
}

const read = cachedByKey(
  async (key: string): Promise<NearPage[]> => {
    const { minute, ...asked } = JSON.parse(key) as Omit<Asked, "now"> & { minute: number };
    const { kinds } = await searchSite({ ...asked, now: new Date(minute * MINUTE_MS) }, EACH_KIND);
    return kinds.flatMap(({ kind, results }) =>
      results.map(({ title, note, path }) => {
        const words = title.map(({ text }) => text).join("");
        // Every guide has a page "CV": its country tells them apart.
        return { kind, path, title: kind === "guide" && note ? `${words}, ${note}` : words };
      }),
    );
  },
  { tag: "near-pages", maxAgeMs: MINUTE_MS, maxKeys: 200 },
);
