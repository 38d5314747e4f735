import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { pageDrafts, pageRevisions } from "#db/schema/pages.ts";
import { mergeDrafts } from "#domain/drafts/draft-type.ts";
import { isSame } from "#domain/drafts/json.ts";
import { lockPage, type PageKey } from "../change-page.server.ts";
import type { Page } from "../page.ts";
import type { AnyPageType } from "../page-type.ts";
import { draftVersions } from "./draft-versions.server.ts";
import { type DraftWords, pageDraftType, wordsOf } from "./page-draft.ts";

export type DraftRow = typeof pageDrafts.$inferSelect;
export type LockedDraft = { page: Page<unknown>; draft: DraftRow };

/**
 * A page with its draft, both locked until the transaction ends. A page without one gets a draft
 * that says what the page says; where a release changed the page since, the draft takes that up.
 */
export async function lockDraft(
  tx: Transaction,
  type: AnyPageType,
  key: PageKey,
  now: Date,
): Promise<LockedDraft | null> {
  const page: Page<unknown> | undefined = await lockPage(tx, type, key);
  if (!page) return null;
  const [draft] = await tx
    .select()
    .from(pageDrafts)
    .where(eq(pageDrafts.pageId, page.id))
    .for("update");
  if (!draft) return { page, draft: await addDraft(tx, page, now) };
  if (draft.baseRevision === page.revision) return { page, draft };
  return { page, draft: await takeUp(tx, { page, draft }, now) };
}

/** The first draft of a page that was just added: it need not say what the page's row has to hold. */
export async function beginDraft(
  tx: Transaction,
  type: AnyPageType,
  { state, ...key }: PageKey & { state: DraftWords },
  now: Date,
): Promise<void> {
  const page: Page<unknown> | undefined = await lockPage(tx, type, key);
  if (page) await addDraft(tx, page, now, { state, publishedRevision: null });
}

type First = Pick<DraftRow, "state" | "publishedRevision">;

async function addDraft(
  tx: Transaction,
  page: Page<unknown>,
  now: Date,
  { state, publishedRevision }: First = { state: wordsOf(page), publishedRevision: 1 },
): Promise<DraftRow> {
  const [draft] = await tx
    .insert(pageDrafts)
    .values({
      ...{ pageId: page.id, state, revision: 1, baseRevision: page.revision },
      ...{ publishedRevision, updatedAt: page.updatedAt },
    })
    .returning();
  const byId = await writerOf(tx, page);
  await draftVersions(page.id).record(tx, { state, revision: 1, byId, now });
  return draft!;
}

/** Who wrote the page as it is; null where it came from a file. */
async function writerOf(tx: Transaction, { id, revision }: Page<unknown>): Promise<string | null> {
  const [row] = await tx
    .select({ byId: pageRevisions.byId })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, id), eq(pageRevisions.revision, revision)));
  return row?.byId ?? null;
}

/** The page was changed past its draft: by a file of content/, or by another form of the desk. */
async function takeUp(tx: Transaction, locked: LockedDraft, now: Date): Promise<DraftRow> {
  const { page, draft } = locked;
  const theirs = wordsOf(page);
  const base = await wordsAt(tx, page.id, draft.baseRevision);
  if (base && isSame(base, theirs)) return setDraft(tx, page.id, { baseRevision: page.revision });
  const hasChanges = draft.publishedRevision !== draft.revision;
  if (!hasChanges) {
    const written = await writeDraft(tx, draft, { state: theirs, byId: null, now, isNew: true });
    const publishedRevision = written.revision;
    return setDraft(tx, page.id, { baseRevision: page.revision, publishedRevision });
  }
  const { merged, conflicts } = mergeDrafts(pageDraftType, { base, mine: draft.state, theirs });
  if (conflicts.length > 0) {
    await writeDraft(tx, draft, { state: theirs, byId: null, now, isNew: true, name: RELEASED });
  }
  await writeDraft(tx, draft, { state: merged, byId: null, now, isNew: true });
  return setDraft(tx, page.id, { baseRevision: page.revision });
}

const RELEASED = "As published in the meantime";

type Write = {
  state: DraftWords;
  byId: string | null;
  now: Date;
  isNew?: boolean;
  restoredFrom?: number;
  name?: string;
};

/** The next revision of a draft whose row is locked. `draft` counts along. */
export async function writeDraft(
  tx: Transaction,
  draft: DraftRow,
  written: Write,
): Promise<{ revision: number; version: number }> {
  const { state, byId, now } = written;
  const { pageId } = draft;
  draft.revision += 1;
  draft.state = state;
  const { revision } = draft;
  // A reviewer may make corrections; what was approved is another text once it is changed.
  const changed = draft.stage === "approved" ? ({ stage: "writing", stageAt: now } as const) : {};
  Object.assign(draft, changed);
  const by = { updatedAt: now, updatedById: byId };
  await setDraft(tx, pageId, { state, revision, ...by, ...changed });
  return { revision, version: await draftVersions(pageId).record(tx, { ...written, revision }) };
}

export async function setDraft(
  tx: Transaction,
  pageId: number,
  change: Partial<typeof pageDrafts.$inferInsert>,
): Promise<DraftRow> {
  const [draft] = await tx
    .update(pageDrafts)
    .set(change)
    .where(eq(pageDrafts.pageId, pageId))
    .returning();
  return draft!;
}

async function wordsAt(tx: Transaction, pageId: number, revision: number) {
  const [row] = await tx
    .select({ state: pageRevisions.state })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pageId), eq(pageRevisions.revision, revision)));
  return row ? wordsOf(row.state) : null;
}
