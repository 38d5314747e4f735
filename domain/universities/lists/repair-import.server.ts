import { and, asc, eq, isNotNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { studentImportRows, studentImports } from "#db/schema/universities.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { ImportRefusal } from "../refusals.ts";
import { checkRows, type SentRow } from "./list-rows.ts";

export type Repair = Omit<SentRow, "line"> & { line: number; isLeftOut: boolean };

/**
 * Keeps what was typed into rows, right or not, and checks the whole list again: an address that
 * stood twice is free once the other row has another.
 */
export function repairImport(actor: Member, importId: number, repairs: readonly Repair[]) {
  return inReview(actor, importId, async (tx) => {
    for (const { line, ...typed } of repairs) {
      // Only rows that were wrong stand on the form.
      await tx
        .update(studentImportRows)
        .set(typed)
        .where(and(isLine(importId, line), isNotNull(studentImportRows.problem)));
    }
    await checkAgain(tx, importId);
  });
}

async function checkAgain(tx: Transaction, importId: number): Promise<void> {
  const rows = await tx
    .select()
    .from(studentImportRows)
    .where(eq(studentImportRows.importId, importId))
    .orderBy(asc(studentImportRows.line));
  // A row that is left out takes no address from another row, and keeps its own mistake.
  const kept = checkRows(rows.filter(({ isLeftOut }) => !isLeftOut));
  const before = new Map(rows.map(({ line, problem }) => [line, problem]));
  for (const { line, problem } of kept) {
    if (before.get(line) === problem) continue;
    await tx.update(studentImportRows).set({ problem }).where(isLine(importId, line));
  }
}

function isLine(importId: number, line: number) {
  return and(eq(studentImportRows.importId, importId), eq(studentImportRows.line, line));
}

/** Leaves out every row that is wrong. */
export function leaveOutWrongRows(actor: Member, importId: number) {
  return inReview(actor, importId, async (tx) => {
    await tx
      .update(studentImportRows)
      .set({ isLeftOut: true })
      .where(and(eq(studentImportRows.importId, importId), isNotNull(studentImportRows.problem)));
  });
}

/** Throws a list away that was not brought in. */
export function discardImport(actor: Member, importId: number) {
  return inReview(actor, importId, async (tx) => {
    await tx.delete(studentImports).where(eq(studentImports.id, importId));
  });
}

async function inReview(
  actor: Member,
  importId: number,
  change: (tx: Transaction) => Promise<void>,
): Promise<Result<{}, ImportRefusal>> {
  const { universityId } = actor;
  if (!officeMay(actor, "see-students") || universityId === null) return no("forbidden");
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ status: studentImports.status })
      .from(studentImports)
      .where(and(eq(studentImports.universityId, universityId), eq(studentImports.id, importId)))
      .for("update");
    if (!found) return no("not-found");
    if (found.status !== "review") return no("not-in-review");
    await change(tx);
    return ok({});
  });
}
