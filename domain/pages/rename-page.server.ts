import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { pageSlugs } from "#db/schema/pages.ts";
import { record } from "#domain/audit/security-events.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { pageAudit } from "./audit-kinds.ts";
import { changing, lockPage, type PageKey } from "./change-page.server.ts";
import type { Page } from "./page.ts";
import type { PageType } from "./page-type.ts";
import { mayPublish } from "./permissions.ts";
import type { PageRefusal } from "./refusals.ts";
import { storeSlug, updatePage } from "./write-page.server.ts";

type Renamed<Fields> = Promise<Result<Page<Fields>, PageRefusal>>;

/** Gives a page another address. The former one leads to it for ever; going back to one it had is allowed. */
export async function renamePage<Fields>(
  type: PageType<Fields>,
  staff: Member,
  { to, ...key }: PageKey & { to: string },
  now: Date,
): Renamed<Fields> {
  if (!mayPublish(staff)) return no("forbidden");
  try {
    return await changing(type, async (tx): Renamed<Fields> => {
      const page = await lockPage(tx, type, key);
      if (!page) return no("not-found");
      if (page.slug === to) return ok(page);
      const moved = { ...page, slug: to };
      if (!(await hadSlug(tx, type, moved))) await storeSlug(tx, type, moved, now);
      const renamed = await updatePage(tx, type, moved, { byId: staff.id, at: now });
      const detail = { type: type.name, page: to, was: page.slug };
      await record(tx, pageAudit["page-renamed"], { actorId: staff.id, detail });
      return ok(renamed);
    });
  } catch (error) {
    if (violates(error, "page_slugs_pkey")) return no("slug-taken");
    throw error;
  }
}

async function hadSlug(
  tx: Transaction,
  { name }: { name: string },
  { id, slug, variant }: Page<unknown>,
): Promise<boolean> {
  const [own] = await tx
    .select({ pageId: pageSlugs.pageId })
    .from(pageSlugs)
    .where(and(eq(pageSlugs.type, name), eq(pageSlugs.slug, slug), eq(pageSlugs.variant, variant)));
  return own?.pageId === id;
}
