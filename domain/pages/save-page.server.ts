import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { pageRevisions } from "#db/schema/pages.ts";
import { record } from "#domain/audit/security-events.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { pageAudit } from "./audit-kinds.ts";
import { changing, lockPage, type PageKey } from "./change-page.server.ts";
import type { Page, PageWords } from "./page.ts";
import { fieldsOf, stateOf } from "./page-row.server.ts";
import type { PageType } from "./page-type.ts";
import { mayPublish } from "./permissions.ts";
import type { PageRefusal } from "./refusals.ts";
import { updatePage } from "./write-page.server.ts";

/** Two people changed the same page: what one of them wants to say, and what it says now. */
export type PageConflict<Fields> = {
  ok: false;
  error: "conflict";
  mine: PageWords<Fields>;
  theirs: Page<Fields>;
};

export type SavedPage<Fields> =
  | Result<Page<Fields>, Exclude<PageRefusal, "conflict">>
  | PageConflict<Fields>;

/** Changes what a page says, unless somebody else did so after `baseRevision` was read. */
export async function savePage<Fields>(
  type: PageType<Fields>,
  staff: Member,
  {
    baseRevision,
    words: given,
    ...key
  }: PageKey & { baseRevision: number; words: PageWords<Fields> },
  now: Date,
): Promise<SavedPage<Fields>> {
  if (!mayPublish(staff)) return no("forbidden");
  return changing(type, async (tx): Promise<SavedPage<Fields>> => {
    const theirs = await lockPage(tx, type, key);
    if (!theirs) return no("not-found");
    const words = { ...given, fields: fieldsOf(type, { slug: key.slug, fields: given.fields }) };
    if (isDeepStrictEqual(wordsOf(theirs), wordsOf(words))) return ok(theirs);
    if (!(await saysTheSameSince(tx, theirs, baseRevision))) {
      return { ok: false, error: "conflict", mine: words, theirs };
    }
    const page = await updatePage(tx, type, { ...theirs, ...words }, { byId: staff.id, at: now });
    const detail = { type: type.name, page: page.slug };
    await record(tx, pageAudit["page-saved"], { actorId: staff.id, detail });
    return ok(page);
  });
}

/** Publishing and renaming make revisions too, and are no reason to refuse words. */
async function saysTheSameSince(
  tx: Transaction,
  page: Page<unknown>,
  revision: number,
): Promise<boolean> {
  if (page.revision === revision) return true;
  const [base] = await tx
    .select({ state: pageRevisions.state })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, page.id), eq(pageRevisions.revision, revision)));
  return base !== undefined && isDeepStrictEqual(wordsOf(base.state), wordsOf(stateOf(page)));
}

function wordsOf(page: PageWords<unknown>): PageWords<unknown> {
  const { title, description, body, fields, reviewBy, author } = page;
  return { title, description, body, fields, reviewBy, author };
}
