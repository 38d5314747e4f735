import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { campuses, universities } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { universityAudit } from "./audit-kinds.ts";
import type { OfficeRefusal } from "./refusals.ts";
import { invalidateUniversities } from "./universities.queries.server.ts";
import type { CampusLine } from "./university.schema.ts";

type Changed = Result<{}, OfficeRefusal>;
type Kind = "campus-added" | "campus-renamed" | "campus-closed" | "campus-opened";

export function addCampus(actor: Member, line: CampusLine): Promise<Changed> {
  return changed(actor, async (tx, universityId) => {
    const [university] = await tx
      .select({ timeZone: universities.timeZone })
      .from(universities)
      .where(eq(universities.id, universityId));
    await tx.insert(campuses).values({ ...line, universityId, timeZone: university!.timeZone });
    return { kind: "campus-added", name: line.name };
  });
}

/** People who chose it keep it, under its new name. */
export function renameCampus(actor: Member, campusId: number, line: CampusLine): Promise<Changed> {
  return changed(actor, async (tx, universityId) => {
    const renamed = await tx
      .update(campuses)
      .set(line)
      .where(own(universityId, campusId))
      .returning();
    return renamed.length > 0 ? { kind: "campus-renamed", name: line.name } : "not-found";
  });
}

/** Nobody can choose it any more; those who had chosen it keep it, and figures go on counting them. */
export function closeCampus(actor: Member, campusId: number, now: Date): Promise<Changed> {
  return changed(actor, async (tx, universityId) => {
    // In one order, so that two who close the last two do not both succeed.
    const open = await tx
      .select({ id: campuses.id })
      .from(campuses)
      .where(and(eq(campuses.universityId, universityId), isNull(campuses.closedAt)))
      .orderBy(campuses.id)
      .for("update");
    if (!open.some(({ id }) => id === campusId)) return "not-found";
    if (open.length === 1) return "last-campus";
    const [closed] = await tx
      .update(campuses)
      .set({ closedAt: now })
      .where(own(universityId, campusId))
      .returning({ name: campuses.name });
    return { kind: "campus-closed", name: closed!.name };
  });
}

export function reopenCampus(actor: Member, campusId: number): Promise<Changed> {
  return changed(actor, async (tx, universityId) => {
    const [opened] = await tx
      .update(campuses)
      .set({ closedAt: null })
      .where(and(own(universityId, campusId), isNotNull(campuses.closedAt)))
      .returning({ name: campuses.name });
    return opened ? { kind: "campus-opened", name: opened.name } : "not-found";
  });
}

function own(universityId: number, campusId: number) {
  return and(eq(campuses.universityId, universityId), eq(campuses.id, campusId));
}

type Change = { kind: Kind; name: string } | OfficeRefusal;

async function changed(
  actor: Member,
  change: (tx: Transaction, universityId: number) => Promise<Change>,
): Promise<Changed> {
  const { universityId } = actor;
  if (!officeMay(actor, "change-settings") || universityId === null) return no("forbidden");
  try {
    const done = await db.transaction(async (tx): Promise<Changed> => {
      const made = await change(tx, universityId);
      if (typeof made === "string") return no(made);
      const detail = { campus: made.name };
      await record(tx, universityAudit[made.kind], { actorId: actor.id, universityId, detail });
      return ok({});
    });
    if (done.ok) invalidateUniversities();
    return done;
  } catch (error) {
    if (violates(error, "campuses_once")) return no("campus-exists");
    throw error;
  }
}
