import { sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { preAuthorisedStudents } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { universityAudit } from "./audit-kinds.ts";
import { MAX_ROWS, type PreAuthorisedRow } from "./pre-authorised.ts";
import type { PreAuthoriseRefusal } from "./refusals.ts";

const ROWS_A_STATEMENT = 500;

/** Adds people to the actor's university's list; somebody already on it is updated. */
export async function preAuthorise(
  actor: Member,
  rows: PreAuthorisedRow[],
  now: Date,
): Promise<Result<{ added: number; updated: number }, PreAuthoriseRefusal>> {
  const { universityId } = actor;
  if (actor.role !== "university_admin" || universityId === null) return no("forbidden");
  if (rows.length > MAX_ROWS) return no("too-many");

  const lowered = rows.map((row) => ({ ...row, email: row.email.toLowerCase() }));
  const once = [...new Map(lowered.map((row) => [row.email, row])).values()];
  const added = await db.transaction(async (tx) => {
    let count = 0;
    for (let first = 0; first < once.length; first += ROWS_A_STATEMENT) {
      const some = once.slice(first, first + ROWS_A_STATEMENT);
      count += await save(
        tx,
        some.map((row) => ({ ...row, universityId, addedById: actor.id, createdAt: now })),
      );
    }
    const detail = { people: String(once.length) };
    await record(tx, universityAudit["pre-authorised"], {
      actorId: actor.id,
      universityId,
      detail,
    });
    return count;
  });
  return ok({ added, updated: once.length - added });
}

/** How many were new. */
async function save(
  tx: Transaction,
  rows: (typeof preAuthorisedStudents.$inferInsert)[],
): Promise<number> {
  const saved = await tx
    .insert(preAuthorisedStudents)
    .values(rows)
    .onConflictDoUpdate({
      target: [preAuthorisedStudents.universityId, preAuthorisedStudents.email],
      set: { name: sql`excluded.name`, courseEndsOn: sql`excluded.course_ends_on` },
    })
    // A row that this statement inserted has never been locked by an update.
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  return saved.filter(({ isNew }) => isNew).length;
}
