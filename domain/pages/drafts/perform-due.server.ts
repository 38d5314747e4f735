import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { pages } from "#db/schema/pages.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { log } from "#platform/log.server.ts";
import { ok } from "#rules/result.ts";
import { pageAudit } from "../audit-kinds.ts";
import { changing } from "../change-page.server.ts";
import type { AnyPageType } from "../page-type.ts";
import { updatePage } from "../write-page.server.ts";
import { applyDraft } from "./apply-draft.server.ts";
import { checkWords } from "./check-words.server.ts";
import { draftVersions } from "./draft-versions.server.ts";
import { type LockedDraft, lockDraft, setDraft } from "./lock-draft.server.ts";

/**
 * Publishes or takes off what was scheduled for a moment that has come. Asked twice, or for a moment
 * that was moved or cancelled, it does nothing.
 */
export async function performDue(
  types: readonly AnyPageType[],
  pageId: number,
  now: Date,
): Promise<void> {
  const { type: name, slug, variant } = pages;
  const [row] = await db.select({ name, slug, variant }).from(pages).where(eq(pages.id, pageId));
  const type = types.find((each) => each.name === row?.name);
  if (!row || !type) return;
  await changing(type, async (tx) => {
    const locked = await lockDraft(tx, type, row, now);
    if (locked && isDue(locked.draft.publishAt, now)) await publish(tx, type, locked, now);
    // Read again: publishing has made a revision.
    const after = await lockDraft(tx, type, row, now);
    if (after && isDue(after.draft.unpublishAt, now)) await takeOff(tx, type, after, now);
    return ok(null);
  });
}

function isDue(at: Date | null, now: Date): boolean {
  return at !== null && at <= now;
}

async function publish(tx: Transaction, type: AnyPageType, locked: LockedDraft, now: Date) {
  const { page, draft } = locked;
  const revision = draft.publishRevision!;
  const version = await draftVersions(page.id).at(tx, revision);
  const checked = version && checkWords(type, version.state);
  if (!checked?.ok) {
    log.error({ page: page.slug, type: type.name }, "A scheduled page does not fit its type");
    await setDraft(tx, page.id, { publishAt: null, publishRevision: null });
    return;
  }
  const { scheduledById: byId } = draft;
  await applyDraft(tx, type, locked, { words: checked.words, revision, byId, now });
  const detail = { type: type.name, page: page.slug, by: "schedule" };
  await record(tx, pageAudit["page-published"], { actorId: byId, detail });
}

async function takeOff(
  tx: Transaction,
  type: AnyPageType,
  { page, draft }: LockedDraft,
  now: Date,
) {
  const { scheduledById: byId } = draft;
  const off = { ...page, status: "unpublished" } as const;
  const { revision } = await updatePage(tx, type, off, { byId, at: now });
  await setDraft(tx, page.id, { unpublishAt: null, baseRevision: revision });
  const detail = { type: type.name, page: page.slug, by: "schedule" };
  await record(tx, pageAudit["page-unpublished"], { actorId: byId, detail });
}
