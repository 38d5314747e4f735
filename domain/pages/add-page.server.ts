import { db } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { pageAudit } from "./audit-kinds.ts";
import type { PageKey } from "./change-page.server.ts";
import type { Page, PageWords } from "./page.ts";
import type { PageType } from "./page-type.ts";
import { mayWrite } from "./permissions.ts";
import type { PageRefusal } from "./refusals.ts";
import { insertPage } from "./write-page.server.ts";

/** A new page, which nobody but staff sees until it is published. */
export async function addPage<Fields>(
  type: PageType<Fields>,
  staff: Member,
  { slug, variant = "", ...words }: PageKey & PageWords<Fields>,
  now: Date,
): Promise<Result<Page<Fields>, PageRefusal>> {
  if (!mayWrite(staff)) return no("forbidden");
  const content = { ...words, slug, variant, status: "draft", publishedAt: null } as const;
  try {
    // A draft stands on no cached page yet.
    return await db.transaction(async (tx) => {
      const page = await insertPage(tx, type, content, { byId: staff.id, at: now });
      const detail = { type: type.name, page: slug };
      await record(tx, pageAudit["page-saved"], { actorId: staff.id, detail });
      return ok(page);
    });
  } catch (error) {
    if (violates(error, "pages_once") || violates(error, "page_slugs_pkey")) {
      return no("slug-taken");
    }
    throw error;
  }
}
