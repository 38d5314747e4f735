import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { pageRevisions, pageSlugs, pages } from "#db/schema/pages.ts";
import type { Page, PageContent } from "./page.ts";
import { fieldsOf, pageColumns, stateOf, toPage } from "./page-row.server.ts";
import type { PageType } from "./page-type.ts";

/** Who changes a page: somebody of our staff, or the loader of content/ with the file it read. */
export type Change = { byId: string | null; at: Date; fileHash?: string };

/** A new page with its slug and its first revision. A slug that is or was another's is an error of the database. */
export async function insertPage<Fields>(
  tx: Transaction,
  type: PageType<Fields>,
  content: PageContent<Fields>,
  change: Change,
): Promise<Page<Fields>> {
  const { at, byId, fileHash } = change;
  const [row] = await tx
    .insert(pages)
    .values({
      ...content,
      fields: fieldsOf(type, content) as Record<string, unknown>,
      type: type.name,
      revision: 1,
      ...(fileHash ? { fileHash, fileRevision: 1 } : {}),
      createdAt: at,
      updatedAt: at,
      updatedById: byId,
    })
    .returning(pageColumns);
  await storeSlug(tx, type, row!, at);
  await storeRevision(tx, row!, change);
  return toPage(type, row!);
}

/** The next revision of a page that the caller has locked. */
export async function updatePage<Fields>(
  tx: Transaction,
  type: PageType<Fields>,
  { id, revision, ...content }: Omit<Page<Fields>, "updatedAt">,
  change: Change,
): Promise<Page<Fields>> {
  const { at, byId, fileHash } = change;
  const next = revision + 1;
  const [row] = await tx
    .update(pages)
    .set({
      ...content,
      fields: fieldsOf(type, content) as Record<string, unknown>,
      revision: next,
      ...(fileHash ? { fileHash, fileRevision: next } : {}),
      updatedAt: at,
      updatedById: byId,
    })
    .where(eq(pages.id, id))
    .returning(pageColumns);
  await storeRevision(tx, row!, change);
  return toPage(type, row!);
}

/** The page takes this slug; those it had stay its own. */
export async function storeSlug(
  tx: Transaction,
  { name }: { name: string },
  { id, slug, variant }: { id: number; slug: string; variant: string },
  since: Date,
): Promise<void> {
  await tx.insert(pageSlugs).values({ type: name, slug, variant, pageId: id, since });
}

async function storeRevision(
  tx: Transaction,
  row: Page<unknown>,
  { at, byId }: Change,
): Promise<void> {
  const { id: pageId, revision } = row;
  await tx.insert(pageRevisions).values({ pageId, revision, at, byId, state: stateOf(row) });
}
