import { data, type RouterContextProvider } from "react-router";
import { searchSite, unlessAway } from "#domain/site-search/search-site.server.ts";
import type { SiteKind } from "#domain/site-search/site-kinds.ts";
import { siteAsked } from "./site-asked.server.ts";
import type { WayBack } from "./way-back.ts";

const MAX_WORDS = 8;
const MAX_LENGTH = 80;
const MAX_NEAR = 4;

type Context = Readonly<RouterContextProvider>;

/** A page that is not there: thrown, with the pages whose words are nearest to the address. */
export async function notHere(slug: string, context: Context, kind?: SiteKind) {
  return data(await wayBack(slug, context, kind), { status: 404 });
}

/** Pages of the address's own kind come first. */
export async function wayBack(slug: string, context: Context, kind?: SiteKind): Promise<WayBack> {
  const words = wordsOfSlug(slug);
  if (words === "") return { words, near: [] };
  const found = await unlessAway(searchSite(siteAsked(words, context), { offset: 0, limit: 2 }));
  const kinds = (found?.kinds ?? []).toSorted(
    (one, other) => Number(other.kind === kind) - Number(one.kind === kind),
  );
  const near = kinds.flatMap(({ results }) => results).slice(0, MAX_NEAR);
  return {
    words,
    near: near.map(({ title, path }) => ({ title: title.map(({ text }) => text).join(""), path })),
  };
}

/** "the-limit-is-each-week" as somebody would type it; nothing for what no editor has written. */
export function wordsOfSlug(slug: string): string {
  if (slug.length > MAX_LENGTH || /[^\p{L}\p{N}\-_/ ]/u.test(slug)) return "";
  return slug
    .split(/[-_/ ]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .join(" ");
}
