import { data, type RouterContextProvider } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { nearPages } from "#domain/site-search/near-pages.server.ts";
import { unlessAway } from "#domain/site-search/search-site.server.ts";
import type { SiteKind } from "#domain/site-search/site-kinds.ts";
import { menuPagesNear } from "./menu-pages-near.ts";
import { siteAsked } from "./site-asked.server.ts";
import type { WayBack } from "./way-back.ts";

const MAX_WORDS = 8;
const MAX_LENGTH = 80;
const MAX_NEAR = 4;
const MAX_STRAY_SEGMENTS = 2;

type Context = Readonly<RouterContextProvider>;

/** A page that is not there: thrown, with the pages whose words are nearest to the address. */
export async function notHere(slug: string, context: Context, kind?: SiteKind) {
  return data(await wayBack(slug, context, kind), { status: 404 });
}

/** Pages of the address's own kind come first. */
async function wayBack(slug: string, context: Context, kind?: SiteKind): Promise<WayBack> {
  const words = wordsOfSlug(slug);
  if (words === "") return { words, near: [] };
  const found = await unlessAway(nearPages(siteAsked(words, context)));
  const near = (found ?? [])
    .toSorted((one, other) => Number(other.kind === kind) - Number(one.kind === kind))
    .slice(0, MAX_NEAR)
    .map(({ title, path }) => ({ title, path }));
  return { words, near };
}

/**
 * The same for an address that belongs to no page of ours; where a menu has pages of that name, those alone.
 * Crawlers try many such addresses, and ours are short: a long one is not looked for.
 */
export async function wayBackFromStray(path: string, context: Context): Promise<WayBack> {
  if (!isLikeOurs(path)) return { words: "", near: [] };
  const { words, near } = await wayBack(path, context);
  const visitor = context.get(visitorContext);
  const ours = menuPagesNear(words, visitor.kind === "member" ? visitor.role : null);
  return { words, near: ours.length > 0 ? ours.slice(0, MAX_NEAR) : near };
}

export function isLikeOurs(path: string): boolean {
  return path.split("/").filter(Boolean).length <= MAX_STRAY_SEGMENTS && !path.includes(".");
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
