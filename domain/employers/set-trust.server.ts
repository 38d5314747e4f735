import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { employerAudit } from "./audit-kinds.ts";
import type { EmployerDeskRefusal } from "./refusals.ts";

type Changed = Result<{ name: string }, EmployerDeskRefusal>;

/** Whether an employer's adverts go live without being read first. */
export async function setTrust(
  staff: Member,
  employerId: number,
  { isTrusted, now }: { isTrusted: boolean; now: Date },
): Promise<Changed> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  return db.transaction(async (tx) => {
    const [employer] = await tx
      .update(employers)
      .set({ isTrusted, updatedAt: now })
      .where(eq(employers.id, employerId))
      .returning({ name: employers.name });
    if (!employer) return no("not-found");
    const detail = { employer: String(employerId), trusted: String(isTrusted) };
    await record(tx, employerAudit["employer-trust-changed"], { actorId: staff.id, detail });
    return ok(employer);
  });
}

/** What the register says about an organisation that staff chose, or that none is this employer. */
export type RegisterMatch = {
  organisationId: number | null;
  status: string;
  why: string;
  asOf: string | null;
};

/**
 * Staff say which organisation on the register an employer is; look-ups leave it
 * alone from then on. Null hands the choice back, and it is looked up again.
 */
export async function setRegisterMatch(
  staff: Member,
  employerId: number,
  { match, now }: { match: RegisterMatch | null; now: Date },
): Promise<Changed> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  const result = await db.transaction(async (tx): Promise<Changed> => {
    const [before] = await tx
      .select({ status: employers.sponsorStatus })
      .from(employers)
      .where(eq(employers.id, employerId))
      .for("update");
    if (!before) return no("not-found");
    const status = match?.status ?? before.status;
    const [employer] = await tx
      .update(employers)
      .set({
        sponsorConfirmedAt: match ? now : null,
        sponsorConfirmedById: match ? staff.id : null,
        ...(match ? matchColumns(match) : {}),
        ...(status === before.status ? {} : { sponsorChangedAt: now }),
        updatedAt: now,
      })
      .where(eq(employers.id, employerId))
      .returning({ name: employers.name });
    if (!match) await enqueue(tx, "resolve-employers", { which: "all", ids: [employerId] });
    const detail = { employer: String(employerId), organisation: String(match?.organisationId) };
    await record(tx, employerAudit["employer-register-set"], { actorId: staff.id, detail });
    return ok(employer!);
  });
  if (result.ok) invalidatePages("jobs");
  return result;
}

function matchColumns({ organisationId, status, why, asOf }: RegisterMatch) {
  return {
    sponsorOrganisationId: organisationId,
    sponsorStatus: status,
    sponsorConfidence: 1,
    sponsorWhy: why,
    sponsorAsOf: asOf,
  };
}
