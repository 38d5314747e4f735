import { and, desc, eq, lte } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { manualChapters, manualVersions } from "#db/schema/manual.ts";
import { nextVersion } from "#domain/drafts/next-version.ts";
import type { BaseChapter, ChapterWords } from "./chapter.ts";
import { findOwn } from "./chapters.queries.server.ts";

export type ChapterKey = { universityId: number; slug: string };
export type ChapterRow = typeof manualChapters.$inferSelect;

/**
 * A university's row of a chapter, locked until the transaction ends. A chapter of ours that it has
 * not touched yet gets one that says what ours says. Null where there is no such chapter. Ours is
 * read before the transaction: within it another connection might never come.
 */
export async function lockChapter(
  tx: Transaction,
  { universityId, slug }: ChapterKey,
  base: BaseChapter | null,
  now: Date,
): Promise<ChapterRow | null> {
  const locked = await lockedRow(tx, { universityId, slug });
  if (locked || !base) return locked;
  const { words: draft, revision: baseRevision } = base;
  const added = await tx
    .insert(manualChapters)
    .values({ universityId, slug, draft, revision: 1, baseRevision, updatedAt: now })
    // Somebody else may have begun it this moment: then theirs is the one.
    .onConflictDoNothing()
    .returning();
  if (added[0]) await recordVersion(tx, { ...added[0], byId: null, now });
  return added[0] ?? lockedRow(tx, { universityId, slug });
}

async function lockedRow(tx: Transaction, { universityId, slug }: ChapterKey) {
  const isIt = and(eq(manualChapters.universityId, universityId), eq(manualChapters.slug, slug));
  const [row] = await tx.select().from(manualChapters).where(isIt).for("update");
  return row ?? null;
}

type Written = {
  state: ChapterWords;
  byId: string | null;
  now: Date;
  isNew?: boolean;
  name?: string;
};

/** The draft's next revision. */
export async function writeChapter(
  tx: Transaction,
  { universityId, slug }: ChapterKey,
  { state, byId, now, isNew = false, name }: Written,
): Promise<{ revision: number; version: number }> {
  const before = (await findOwn(universityId, slug, tx))!;
  const revision = before.revision + 1;
  const row = { universityId, slug, draft: state, revision };
  await setChapter(tx, row, { draft: state, revision, updatedAt: now, updatedById: byId });
  const version = await recordVersion(tx, { ...row, byId, now, isNew, name });
  return { revision, version };
}

export async function setChapter(
  tx: Transaction,
  { universityId, slug }: ChapterKey,
  change: Partial<ChapterRow>,
): Promise<void> {
  await tx
    .update(manualChapters)
    .set(change)
    .where(and(eq(manualChapters.universityId, universityId), eq(manualChapters.slug, slug)));
}

type Recorded = ChapterKey & {
  draft: ChapterWords;
  revision: number;
  byId: string | null;
  now: Date;
  isNew?: boolean;
  name?: string | undefined;
};

/** One person's sitting is one version. */
export async function recordVersion(tx: Transaction, recorded: Recorded): Promise<number> {
  const { universityId, slug, draft: state, revision, byId, now, isNew, name } = recorded;
  const last = await lastVersion(tx, { universityId, slug });
  const next = nextVersion(last, { now, isNew: isNew || last?.byId !== byId });
  if (next.replacesLast && last) {
    await tx
      .update(manualVersions)
      .set({ isSuperseded: true })
      .where(isRevision({ universityId, slug }, last.revision));
  }
  const { number, startedAt } = next;
  await tx.insert(manualVersions).values({
    ...{ universityId, slug, revision, number, name, startedAt, savedAt: now, byId, state },
  });
  return number;
}

async function lastVersion(tx: Transaction, key: ChapterKey) {
  const { revision, number, startedAt, byId, name } = manualVersions;
  const [last] = await tx
    .select({ revision, number, startedAt, byId, name })
    .from(manualVersions)
    .where(isOf(key))
    .orderBy(desc(manualVersions.revision))
    .limit(1);
  return last && { ...last, isPinned: last.name !== null };
}

export async function stateAt(tx: Transaction, key: ChapterKey, revision: number) {
  const [row] = await tx
    .select({ state: manualVersions.state, number: manualVersions.number })
    .from(manualVersions)
    .where(and(isOf(key), lte(manualVersions.revision, revision)))
    .orderBy(desc(manualVersions.revision))
    .limit(1);
  return row ?? null;
}

export async function nameVersion(
  tx: Transaction,
  key: ChapterKey,
  { revision, name }: { revision: number; name: string },
): Promise<void> {
  await tx.update(manualVersions).set({ name }).where(isRevision(key, revision));
}

function isOf({ universityId, slug }: ChapterKey) {
  return and(eq(manualVersions.universityId, universityId), eq(manualVersions.slug, slug));
}

function isRevision(key: ChapterKey, revision: number) {
  return and(isOf(key), eq(manualVersions.revision, revision));
}
