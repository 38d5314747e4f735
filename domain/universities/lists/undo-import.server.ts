import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import {
  preAuthorisedStudents,
  studentImportRows,
  studentImports,
} from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { retentionStart } from "#rules/retention.ts";
import { universityAudit } from "../audit-kinds.ts";
import type { ImportRefusal } from "../refusals.ts";

/**
 * Takes a whole list back: whom it added comes off, whom it changed is as before. Rows that a later
 * list changed are that list's now, and stay. Accounts that people have made stay theirs.
 */
export async function undoImport(
  actor: Member,
  importId: number,
  now: Date,
): Promise<Result<{ removed: number; restored: number }, ImportRefusal>> {
  const { universityId } = actor;
  if (!officeMay(actor, "see-students") || universityId === null) return no("forbidden");
  return db.transaction(async (tx) => {
    const [found] = await tx
      .update(studentImports)
      .set({ status: "undone", undoneAt: now })
      .where(
        and(
          eq(studentImports.universityId, universityId),
          eq(studentImports.id, importId),
          eq(studentImports.status, "done"),
          gt(studentImports.createdAt, retentionStart("studentImports", now)),
        ),
      )
      .returning({ id: studentImports.id });
    if (!found) return no("not-undoable");

    const isOurs = and(
      eq(preAuthorisedStudents.universityId, universityId),
      eq(preAuthorisedStudents.importId, importId),
    );
    const changed = tx
      .select({ email: sql<string>`lower(${studentImportRows.email})` })
      .from(studentImportRows)
      .where(and(eq(studentImportRows.importId, importId), isNotNull(studentImportRows.before)));
    const restored = await tx
      .update(preAuthorisedStudents)
      .set({
        name: sql`${studentImportRows.before}->>'name'`,
        courseEndsOn: sql`(${studentImportRows.before}->>'courseEndsOn')::date`,
        importId: sql`(select i.id from ${studentImports} i where i.id = (${studentImportRows.before}->>'importId')::int)`,
      })
      .from(studentImportRows)
      .where(
        and(
          isOurs,
          eq(studentImportRows.importId, importId),
          isNotNull(studentImportRows.before),
          sql`lower(${studentImportRows.email}) = ${preAuthorisedStudents.email}`,
        ),
      )
      .returning({ id: preAuthorisedStudents.id });
    const removed = await tx
      .delete(preAuthorisedStudents)
      .where(and(isOurs, sql`not ${inArray(preAuthorisedStudents.email, changed)}`))
      .returning({ id: preAuthorisedStudents.id });
    const detail = { removed: String(removed.length), restored: String(restored.length) };
    await record(tx, universityAudit["import-undone"], { actorId: actor.id, universityId, detail });
    return ok({ removed: removed.length, restored: restored.length });
  });
}
