import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { universities } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidateUniversities } from "#domain/universities/universities.queries.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { chosenFlags, flagsForAudit } from "./access-flags.ts";

export type UniversityFlags = {
  cihPremium?: boolean;
  countryGuide?: boolean;
  pageAccess?: boolean;
};

/** Only our staff set flags; these hold for everyone at the university who has none of their own. */
export async function setUniversityAccessFlags(
  actor: Member,
  universityId: number,
  flags: UniversityFlags,
): Promise<Result<{}, "not-found" | "forbidden">> {
  if (!staffMay(actor, "change-settings")) return no("forbidden");
  const chosen = chosenFlags(flags);
  if (Object.keys(chosen).length === 0) return ok({});
  const isDone = await db.transaction(async (tx) => {
    const changed = await tx
      .update(universities)
      .set(chosen)
      .where(eq(universities.id, universityId))
      .returning({ id: universities.id });
    if (changed.length === 0) return false;
    const detail = flagsForAudit(flags);
    await record(tx, accountAudit["university-flags-changed"], {
      actorId: actor.id,
      universityId,
      detail,
    });
    return true;
  });
  invalidateUniversities();
  return isDone ? ok({}) : no("not-found");
}
