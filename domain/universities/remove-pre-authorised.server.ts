import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { preAuthorisedStudents } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { universityAudit } from "./audit-kinds.ts";

/** Takes somebody off the actor's own university's list. An account they already have stays. */
export async function removePreAuthorised(
  actor: Member,
  id: number,
): Promise<Result<{}, "not-found">> {
  const { universityId } = actor;
  if (!officeMay(actor, "see-students") || universityId === null || !Number.isSafeInteger(id)) {
    return no("not-found");
  }
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(preAuthorisedStudents)
      .where(
        and(eq(preAuthorisedStudents.universityId, universityId), eq(preAuthorisedStudents.id, id)),
      )
      .returning({ id: preAuthorisedStudents.id });
    if (gone.length === 0) return no("not-found");
    await record(tx, universityAudit["pre-authorisation-removed"], {
      actorId: actor.id,
      universityId,
    });
    return ok({});
  });
}
