import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { manualChapters, manualVersions } from "#db/schema/manual.ts";
import type { AuditKind } from "#domain/audit/audit-kind.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { manualAudit } from "./audit-kinds.ts";
import { type ChapterErrors, chapterErrors } from "./chapter.schema.server.ts";
import type { BaseChapter } from "./chapter.ts";
import { findBase } from "./chapters.queries.server.ts";
import { AGAIN, OUR_TEXT } from "./desk.queries.server.ts";
import {
  type ChapterRow,
  chapterVersions,
  lockChapter,
  setChapter,
  writeChapter,
} from "./lock-chapter.server.ts";
import type { ManualRefusal } from "./refusals.ts";
import type { Adviser } from "./save-chapter.server.ts";

type Answer = Result<null, Exclude<ManualRefusal, "not-ready">>;
type NotReady = { ok: false; error: "not-ready"; errors: ChapterErrors };

/** The draft becomes what students read. It was written with our text of today before it. */
export function publishChapter(
  adviser: Adviser,
  { slug, today }: { slug: string; today: string },
  now: Date,
): Promise<Answer | NotReady> {
  return changing(adviser, slug, now, async (tx, row, base): Promise<Answer | NotReady> => {
    const errors = chapterErrors(row.draft, today);
    if (Object.keys(errors).length > 0) return { ok: false, error: "not-ready", errors };
    const { title, summary, body } = row.draft;
    await setChapter(tx, row, {
      published: { title: title.trim(), summary: summary.trim(), body },
      ...{ publishedAt: now, publishedRevision: row.revision, isHidden: false },
      baseRevision: base?.revision ?? null,
    });
    await noted(tx, adviser, { slug, kind: manualAudit["manual-published"] });
    return ok(null);
  });
}

/** Leaves a chapter out of the manual, or takes it in again. Its words stay. */
export function hideChapter(
  adviser: Adviser,
  { slug, isHidden }: { slug: string; isHidden: boolean },
  now: Date,
): Promise<Answer> {
  return changing(adviser, slug, now, async (tx, row): Promise<Answer> => {
    if (row.isHidden === isHidden) return ok(null);
    await setChapter(tx, row, { isHidden });
    const kind = manualAudit[isHidden ? "manual-hidden" : "manual-shown"];
    await noted(tx, adviser, { slug, kind });
    return ok(null);
  });
}

/** Back to our text: for students at once, and in the draft as a new version. Nothing typed is lost. */
export function restoreOurs(adviser: Adviser, slug: string, now: Date): Promise<Answer> {
  return changing(adviser, slug, now, async (tx, row, base): Promise<Answer> => {
    if (!base) return no("not-found");
    const written = { state: base.words, byId: adviser.id, now, isNew: true };
    const { revision } = await writeChapter(tx, row, { ...written, name: OUR_TEXT });
    await setChapter(tx, row, {
      ...{ published: null, publishedAt: null, publishedRevision: null },
      ...{ baseRevision: base.revision, revision },
    });
    await noted(tx, adviser, { slug, kind: manualAudit["manual-restored"] });
    return ok(null);
  });
}

/** Our text changed since, and they have read what: theirs stays. */
export function seeOurs(adviser: Adviser, slug: string, now: Date): Promise<Answer> {
  return changing(adviser, slug, now, async (tx, row, base): Promise<Answer> => {
    if (!base) return no("not-found");
    await setChapter(tx, row, { baseRevision: base.revision });
    return ok(null);
  });
}

/** A former version becomes the draft, as a new version. */
export function restoreVersion(
  adviser: Adviser,
  { slug, revision }: { slug: string; revision: number },
  now: Date,
): Promise<Answer> {
  return changing(adviser, slug, now, async (tx, row): Promise<Answer> => {
    const version = await chapterVersions(row).at(tx, revision);
    if (!version) return no("not-found");
    const name = `Version ${version.number}${AGAIN}`;
    await writeChapter(tx, row, { state: version.state, byId: adviser.id, now, isNew: true, name });
    return ok(null);
  });
}

/** Takes away a chapter that the university added itself, with all its versions. */
export function deleteChapter(adviser: Adviser, slug: string, now: Date): Promise<Answer> {
  return changing(adviser, slug, now, async (tx, row): Promise<Answer> => {
    if (row.position === null) return no("not-yours");
    const { universityId } = adviser;
    for (const table of [manualChapters, manualVersions]) {
      const isIt = and(eq(table.universityId, universityId), eq(table.slug, slug));
      await tx.delete(table).where(isIt);
    }
    await noted(tx, adviser, { slug, kind: manualAudit["manual-deleted"] });
    return ok(null);
  });
}

type Change<Value> = (tx: Transaction, row: ChapterRow, base: BaseChapter | null) => Promise<Value>;

async function changing<Value>(
  { universityId }: Adviser,
  slug: string,
  now: Date,
  change: Change<Value>,
): Promise<Value | { ok: false; error: "not-found" }> {
  const base = await findBase(slug);
  return db.transaction(async (tx) => {
    const row = await lockChapter(tx, { universityId, slug }, base, now);
    return row ? change(tx, row, base) : no("not-found" as const);
  });
}

async function noted(
  tx: Transaction,
  { id: actorId, universityId }: Adviser,
  { slug, kind }: { slug: string; kind: AuditKind },
): Promise<void> {
  await record(tx, kind, { actorId, universityId, detail: { chapter: slug } });
}
