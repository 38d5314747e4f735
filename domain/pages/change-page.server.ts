import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { pageSlugs, pages } from "#db/schema/pages.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import type { Page } from "./page.ts";
import { pageColumns, toPage } from "./page-row.server.ts";
import { type PageType, pageTag } from "./page-type.ts";

/** Which page: by a slug it has or had. */
export type PageKey = { slug: string; variant?: string };

/** The page, locked until the transaction ends, so that of two who change it one comes second. */
export async function lockPage<Fields>(
  tx: Transaction,
  type: PageType<Fields>,
  { slug, variant = "" }: PageKey,
): Promise<Page<Fields> | undefined> {
  const [row] = await tx
    .select(pageColumns)
    .from(pages)
    .innerJoin(pageSlugs, eq(pageSlugs.pageId, pages.id))
    .where(
      and(eq(pageSlugs.type, type.name), eq(pageSlugs.slug, slug), eq(pageSlugs.variant, variant)),
    )
    .for("update", { of: pages });
  return row && toPage(type, row);
}

/** Does it in a transaction; once that is committed, cached pages that show this type are forgotten. */
export async function changing<Answer extends { ok: boolean }>(
  type: { name: string },
  change: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const answer = await db.transaction(change);
  if (answer.ok) invalidatePages(pageTag(type));
  return answer;
}
