import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { pageSlugs, pages } from "#db/schema/pages.ts";
import { EVERYTHING, onInvalidatedPages } from "#platform/page-cache.server.ts";
import { LruMap } from "#rules/cache/lru-map.ts";
import type { Page } from "./page.ts";
import { pageColumns, toPage } from "./page-row.server.ts";
import { type PageType, pageTag } from "./page-type.ts";
import { previewedPage } from "./previewed.server.ts";

/** Where nobody tells us of a change, as beside the embedded engine, a page is read again after this. */
const MAX_AGE_MS = 3000;

type Cached = { tag: string; page: Page<unknown>; until: number };

const cache = new LruMap<string, Cached>(1000);
/** Counts what was forgotten: what was read before must not be cached after. */
let forgettings = 0;

onInvalidatedPages((tag) => {
  forgettings += 1;
  cache.deleteWhere((cached) => tag === EVERYTHING || tag === cached.tag);
});

const query = db
  .select(pageColumns)
  .from(pageSlugs)
  .innerJoin(pages, eq(pages.id, pageSlugs.pageId))
  .where(
    and(
      eq(pageSlugs.type, sql.placeholder("type")),
      eq(pageSlugs.slug, sql.placeholder("slug")),
      inArray(pageSlugs.variant, ["", sql.placeholder("variant")]),
    ),
  )
  .orderBy(desc(pageSlugs.variant))
  .limit(1)
  .prepare("page_by_slug");

/**
 * The page that has this slug, or had it: where `page.slug` is another, the address has moved for
 * good. A country or site without words of its own reads everybody's. Whether readers may see it
 * is `isLive`. The same revision is the same object (see `perRevision`).
 */
export async function findPage<Fields>(
  type: PageType<Fields>,
  slug: string,
  variant = "",
): Promise<Page<Fields> | undefined> {
  const preview = previewedPage(type, slug);
  if (preview) return preview;
  const key = `${type.name}/${variant}/${slug}`;
  const cached = cache.get(key);
  if (cached && performance.now() < cached.until) return cached.page as Page<Fields>;

  const asOf = forgettings;
  const [row] = await query.execute({ type: type.name, slug, variant });
  if (!row) {
    cache.delete(key);
    return undefined;
  }
  const isSame = cached?.page.id === row.id && cached.page.revision === row.revision;
  const page = isSame ? (cached.page as Page<Fields>) : toPage(type, row);
  if (asOf === forgettings) {
    cache.set(key, { tag: pageTag(type), page, until: performance.now() + MAX_AGE_MS });
  }
  return page;
}
