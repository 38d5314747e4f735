import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { manualChapters, manualVersions } from "#db/schema/manual.ts";
import { versionsOf } from "#domain/drafts/versions.server.ts";
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
  if (!added[0]) return lockedRow(tx, { universityId, slug });
  const first = { state: draft, revision: 1, byId: null, now };
  await chapterVersions({ universityId, slug }).record(tx, first);
  return added[0];
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
  key: ChapterKey,
  written: Written,
): Promise<{ revision: number; version: number }> {
  const { state: draft, byId: updatedById, now: updatedAt } = written;
  const before = (await findOwn(key.universityId, key.slug, tx))!;
  const revision = before.revision + 1;
  await setChapter(tx, key, { draft, revision, updatedAt, updatedById });
  const version = await chapterVersions(key).record(tx, { ...written, revision });
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

export function chapterVersions({ universityId, slug }: ChapterKey) {
  return versionsOf<ChapterWords>(manualVersions, { universityId, slug });
}
