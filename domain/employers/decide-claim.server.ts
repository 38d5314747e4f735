import { and, eq, isNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { employerClaims, employerMembers, employers } from "#db/schema/employers.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { employerAudit } from "./audit-kinds.ts";
import type { EmployerDeskRefusal } from "./refusals.ts";

type Decision = { claimId: number; decision: "approved" | "declined"; now: Date };
type Decided = Result<{ name: string }, EmployerDeskRefusal>;

/** Lets somebody speak for an employer we know, or not, and writes to them. */
export async function decideClaim(staff: Member, given: Decision): Promise<Decided> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  return db.transaction((tx) => decideIn(tx, staff, given));
}

async function decideIn(tx: Transaction, staff: Member, given: Decision): Promise<Decided> {
  const { claimId, decision, now } = given;
  const [claim] = await tx
    .update(employerClaims)
    .set({ decidedAt: now, decidedById: staff.id, decision })
    .where(and(eq(employerClaims.id, claimId), isNull(employerClaims.decidedAt)))
    .returning({ userId: employerClaims.userId, employerId: employerClaims.employerId });
  if (!claim) return no("already-decided");
  if (decision === "approved") {
    const joined = await tx
      .insert(employerMembers)
      .values({ ...claim, joinedAt: now })
      .onConflictDoNothing()
      .returning({ userId: employerMembers.userId });
    // They speak for another company by now: nobody speaks for two.
    if (joined.length === 0) return settledAsDeclined(tx, claimId);
  }
  const name = await notify(tx, claim, decision);
  const detail = { employer: String(claim.employerId), decision };
  await record(tx, employerAudit["company-claim-decided"], {
    userId: claim.userId,
    actorId: staff.id,
    detail,
  });
  return ok({ name });
}

async function settledAsDeclined(tx: Transaction, claimId: number): Promise<Decided> {
  await tx
    .update(employerClaims)
    .set({ decision: "declined" })
    .where(eq(employerClaims.id, claimId));
  return no("has-company");
}

async function notify(
  tx: Transaction,
  { userId, employerId }: { userId: string; employerId: number },
  decision: Decision["decision"],
): Promise<string> {
  const [person] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  const [employer] = await tx
    .select({ name: employers.name })
    .from(employers)
    .where(eq(employers.id, employerId));
  const props = {
    name: person!.name,
    company: employer!.name,
    isApproved: decision === "approved",
    link: linkTo("/employer"),
  };
  await sendMail(tx, { template: "company-claim-decided", to: person!.email, props });
  return person!.name;
}
