import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import {
  preAuthorisedStudents,
  studentImportRows,
  studentImports,
} from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { universityAudit } from "../audit-kinds.ts";
import type { ImportRefusal } from "../refusals.ts";
import { countUnsettled } from "./imports.queries.server.ts";
import { readDay } from "./list-rows.ts";

const ROWS_AT_ONCE = 500;

/** Hands a list that was looked at to the queue, once. */
export async function startImport(
  actor: Member,
  importId: number,
): Promise<Result<{}, ImportRefusal>> {
  const { universityId } = actor;
  if (!officeMay(actor, "see-students") || universityId === null) return no("forbidden");
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ status: studentImports.status, rowCount: studentImports.rowCount })
      .from(studentImports)
      .where(and(eq(studentImports.universityId, universityId), eq(studentImports.id, importId)))
      .for("update");
    if (!found) return no("not-found");
    if (found.status !== "review") return no("not-in-review");
    if ((await countUnsettled(importId, tx)) > 0) return no("still-wrong");
    await tx
      .update(studentImports)
      .set({ status: "importing" })
      .where(eq(studentImports.id, importId));
    const detail = { rows: String(found.rowCount) };
    const about = { actorId: actor.id, universityId, detail };
    await record(tx, universityAudit["students-imported"], about);
    await enqueue(tx, "import-students", { importId });
    return ok({});
  });
}

/** Brings a list in, some rows at a time. One that was interrupted goes on where it stood. */
export async function runImport(importId: number, now: () => Date): Promise<void> {
  for (let after = 0, isMore = true; isMore; ) {
    const next = await db.transaction((tx) => bringIn(tx, { importId, after, now: now() }));
    isMore = next !== null;
    after = next ?? after;
  }
}

type Portion = { importId: number; after: number; now: Date };

/** The last line brought in, or null when there was none left. */
async function bringIn(tx: Transaction, { importId, after, now }: Portion): Promise<number | null> {
  const [found] = await tx
    .select()
    .from(studentImports)
    .where(and(eq(studentImports.id, importId), eq(studentImports.status, "importing")))
    .for("update");
  if (!found) return null;
  const rows = await tx
    .select()
    .from(studentImportRows)
    .where(
      and(
        eq(studentImportRows.importId, importId),
        gt(studentImportRows.line, after),
        isNull(studentImportRows.problem),
      ),
    )
    .orderBy(asc(studentImportRows.line))
    .limit(ROWS_AT_ONCE);
  if (rows.length === 0) {
    await tx
      .update(studentImports)
      .set({ status: "done", finishedAt: now })
      .where(eq(studentImports.id, importId));
    return null;
  }
  const { added, updated } = await save(tx, found, rows, now);
  await tx
    .update(studentImports)
    .set({
      doneCount: sql`${studentImports.doneCount} + ${added + updated}`,
      addedCount: sql`${studentImports.addedCount} + ${added}`,
      updatedCount: sql`${studentImports.updatedCount} + ${updated}`,
    })
    .where(eq(studentImports.id, importId));
  return rows.at(-1)!.line;
}

type Import = typeof studentImports.$inferSelect;
type Row = typeof studentImportRows.$inferSelect;

async function save(tx: Transaction, found: Import, rows: readonly Row[], now: Date) {
  const { id: importId, universityId, createdById: addedById } = found;
  const emailOf = ({ email }: Row) => email.toLowerCase();
  const there = await tx
    .select()
    .from(preAuthorisedStudents)
    .where(
      and(
        eq(preAuthorisedStudents.universityId, universityId),
        inArray(preAuthorisedStudents.email, rows.map(emailOf)),
      ),
    )
    .orderBy(preAuthorisedStudents.id)
    .for("update");
  const before = new Map(there.map((student) => [student.email, student]));
  // Taken up again after an interruption, a row that this list brought in already is left as it is.
  const fresh = rows.filter((row) => before.get(emailOf(row))?.importId !== importId);
  if (fresh.length === 0) return { added: 0, updated: 0 };
  await tx
    .insert(preAuthorisedStudents)
    .values(
      fresh.map((row) => ({
        ...{ universityId, importId, addedById, createdAt: now },
        ...{ email: emailOf(row), name: row.name, courseEndsOn: readDay(row.courseEnds) ?? null },
      })),
    )
    .onConflictDoUpdate({
      target: [preAuthorisedStudents.universityId, preAuthorisedStudents.email],
      set: {
        name: sql`excluded.name`,
        courseEndsOn: sql`coalesce(excluded.course_ends_on, ${preAuthorisedStudents.courseEndsOn})`,
        importId,
      },
    });
  const known = fresh.filter((row) => before.has(emailOf(row)));
  for (const row of known) {
    const { name, courseEndsOn, importId: earlier } = before.get(emailOf(row))!;
    await tx
      .update(studentImportRows)
      .set({ before: { name, courseEndsOn, importId: earlier } })
      .where(and(eq(studentImportRows.importId, importId), eq(studentImportRows.line, row.line)));
  }
  return { added: fresh.length - known.length, updated: known.length };
}
