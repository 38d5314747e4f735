import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { ambassadorApplications as applications } from "#db/schema/ambassadors.ts";
import { setPersonAccess } from "#domain/accounts/access/set-person-access.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { editorialAudit } from "../audit-kinds.ts";
import type { DecisionRefusal } from "./application.ts";

type Decision = { decision: "accepted" | "declined"; note: string | null };

/**
 * Says yes or no, once, and tells them by mail. A yes gives their account the role; where they have
 * none yet, the mail asks them to register and staff mark it later.
 */
export async function decideApplication(
  staff: Member,
  id: number,
  decision: Decision,
  now: Date,
): Promise<Result<{ name: string }, DecisionRefusal>> {
  if (!staffMay(staff, "change-settings")) return no("forbidden");
  const decided = await db.transaction((tx) => decide(tx, { staff, id, decision, now }));
  if (!decided) return no("already-decided");
  if (decision.decision === "accepted") await markAccount(staff, id);
  return ok({ name: decided.name });
}

type Deciding = { staff: Member; id: number; decision: Decision; now: Date };

/** Of two who press at once the database lets one through. */
async function decide(tx: Transaction, { staff, id, decision, now }: Deciding) {
  const [row] = await tx
    .update(applications)
    .set({ ...decision, decidedAt: now, decidedById: staff.id })
    .where(and(eq(applications.id, id), isNull(applications.decidedAt)))
    .returning({
      name: applications.name,
      email: applications.email,
      userId: applications.userId,
    });
  if (!row) return undefined;
  const kind = `ambassador-${decision.decision}` as const;
  await record(tx, editorialAudit[kind], {
    userId: row.userId,
    actorId: staff.id,
    detail: { application: String(id) },
  });
  const props = { name: row.name, note: decision.note, link: linkTo("/campus-ambassadors") };
  await sendMail(tx, { template: kind, to: row.email, props });
  return row;
}

const canBecome = ["student", "alumni"];

/** Gives the role to the account of somebody who was accepted. Doing it again changes nothing. */
export async function markAccount(
  staff: Member,
  id: number,
): Promise<Result<{ name: string }, DecisionRefusal>> {
  if (!staffMay(staff, "change-settings")) return no("forbidden");
  const [row] = await db
    .select({ name: applications.name, email: applications.email, userId: applications.userId })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.decision, "accepted")));
  if (!row) return no("already-decided");
  const account = await accountOf(row);
  if (!account) return no("no-account");
  if (account.role === "ambassador") return ok({ name: row.name });
  if (!canBecome.includes(account.role)) return no("other-role");
  const saved = await setPersonAccess(staff, account.id, { role: "ambassador" });
  if (!saved.ok) return no("no-account");
  await db.update(applications).set({ userId: account.id }).where(eq(applications.id, id));
  return ok({ name: row.name });
}

/** By the account they applied with, or by its address, which its owner has confirmed. */
async function accountOf({ userId, email }: { userId: string | null; email: string }) {
  const isTheirs = userId
    ? eq(users.id, userId)
    : and(eq(users.email, sql`lower(${email})`), eq(users.emailVerified, true));
  const [account] = await db.select({ id: users.id, role: users.role }).from(users).where(isTheirs);
  return account;
}
