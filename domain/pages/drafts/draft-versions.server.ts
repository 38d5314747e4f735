import { and, desc, eq, isNull, lt, lte } from "drizzle-orm";
import type { db, Transaction } from "#db/client.server.ts";
import { pageDraftVersions } from "#db/schema/pages.ts";
import { nextVersion } from "#domain/drafts/next-version.ts";
import type { DraftWords } from "./page-draft.ts";

/** States between two versions stay this long, so that a window left open is merged on what it opened. */
const BETWEEN_MS = 7 * 24 * 3600_000;

export type WrittenDraft = {
  pageId: number;
  state: DraftWords;
  revision: number;
  byId: string | null;
  now: Date;
  /** Leaves the version before it in the history. */
  isNewVersion?: boolean;
  restoredFrom?: number;
  name?: string;
};

/** Stores a revision, and returns the number of its version. One person's sitting is one version. */
export async function recordDraftVersion(tx: Transaction, written: WrittenDraft): Promise<number> {
  const { pageId, now, isNewVersion = false, restoredFrom, ...values } = written;
  const last = await lastVersion(tx, pageId);
  const isNew = isNewVersion || restoredFrom !== undefined || last?.byId !== written.byId;
  const next = nextVersion(last, { now, isNew });
  if (next.replacesLast && last) {
    await tx
      .update(pageDraftVersions)
      .set({ isSuperseded: true })
      .where(isRevision(pageId, last.revision));
  }
  const { number, startedAt } = next;
  await tx
    .insert(pageDraftVersions)
    .values({ ...values, pageId, restoredFrom, number, startedAt, savedAt: now });
  await deleteBetween(tx, pageId, now);
  return number;
}

async function lastVersion(tx: Transaction, pageId: number) {
  const { revision, number, startedAt, byId, name } = pageDraftVersions;
  const [last] = await tx
    .select({ revision, number, startedAt, byId, name })
    .from(pageDraftVersions)
    .where(eq(pageDraftVersions.pageId, pageId))
    .orderBy(desc(pageDraftVersions.revision))
    .limit(1);
  return last && { ...last, isPinned: last.name !== null };
}

async function deleteBetween(tx: Transaction, pageId: number, now: Date): Promise<void> {
  await tx
    .delete(pageDraftVersions)
    .where(
      and(
        eq(pageDraftVersions.pageId, pageId),
        eq(pageDraftVersions.isSuperseded, true),
        isNull(pageDraftVersions.name),
        lt(pageDraftVersions.savedAt, new Date(now.getTime() - BETWEEN_MS)),
      ),
    );
}

/** What a draft was at a revision, or at the nearest before it that is still stored. */
export async function draftStateAt(
  tx: typeof db | Transaction,
  pageId: number,
  revision: number,
): Promise<DraftWords | null> {
  const [row] = await tx
    .select({ state: pageDraftVersions.state })
    .from(pageDraftVersions)
    .where(and(eq(pageDraftVersions.pageId, pageId), lte(pageDraftVersions.revision, revision)))
    .orderBy(desc(pageDraftVersions.revision))
    .limit(1);
  return row?.state ?? null;
}

export async function versionOf(
  tx: typeof db | Transaction,
  pageId: number,
  revision: number,
): Promise<number> {
  const [row] = await tx
    .select({ number: pageDraftVersions.number })
    .from(pageDraftVersions)
    .where(isRevision(pageId, revision));
  return row?.number ?? 0;
}

/** A named version is never folded into a later one. */
export async function nameDraftVersion(
  tx: Transaction,
  { pageId, revision }: { pageId: number; revision: number },
  name: string,
): Promise<void> {
  const isNameless = and(isRevision(pageId, revision), isNull(pageDraftVersions.name));
  await tx.update(pageDraftVersions).set({ name }).where(isNameless);
}

function isRevision(pageId: number, revision: number) {
  return and(eq(pageDraftVersions.pageId, pageId), eq(pageDraftVersions.revision, revision));
}
