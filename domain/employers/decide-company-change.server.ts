import { and, eq, isNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { employerChanges, employers } from "#db/schema/employers.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { employerAudit } from "./audit-kinds.ts";
import type { EmployerDeskRefusal } from "./refusals.ts";

export type ChangeDecision = {
  employerId: number;
  /** Which state of the change was read. */
  sentAt: Date;
  decision: "approved" | "sent-back";
  note: string | null;
};

type Change = typeof employerChanges.$inferSelect;
type Deciding = { staff: Member; given: ChangeDecision; now: Date };
type Decided = Result<{ name: string }, EmployerDeskRefusal>;

/** Lets readers see a company as it wants to be seen, or says why not. Its writer gets a mail. */
export async function decideCompanyChange(
  staff: Member,
  given: ChangeDecision,
  now: Date,
): Promise<Decided> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  const result = await db.transaction((tx) => decideIn(tx, { staff, given, now }));
  if (result.ok && given.decision === "approved") invalidatePages("jobs");
  return result;
}

async function decideIn(tx: Transaction, deciding: Deciding): Promise<Decided> {
  const { employerId, sentAt, decision } = deciding.given;
  const [change] = await tx
    .select()
    .from(employerChanges)
    .where(and(eq(employerChanges.employerId, employerId), isNull(employerChanges.sentBackAt)))
    .for("update");
  if (!change) return no("already-decided");
  if (change.sentAt.getTime() !== sentAt.getTime()) return no("changed-since");
  const name =
    decision === "approved"
      ? await show(tx, change, deciding)
      : await sendBack(tx, change, deciding);
  await notify(tx, change, { name, ...deciding.given });
  const detail = { employer: String(employerId), decision };
  await record(tx, employerAudit["company-change-decided"], { actorId: deciding.staff.id, detail });
  return ok({ name });
}

async function show(tx: Transaction, change: Change, { now }: Deciding): Promise<string> {
  const { employerId, website, about, logoId } = change;
  await tx.delete(employerChanges).where(eq(employerChanges.employerId, employerId));
  const [employer] = await tx
    .update(employers)
    .set({ website, about, logoId, updatedAt: now })
    .where(eq(employers.id, employerId))
    .returning({ name: employers.name });
  return employer!.name;
}

/** What was typed stays with its writer, who can change it and send it again. */
async function sendBack(
  tx: Transaction,
  { employerId }: Change,
  { given, now }: Deciding,
): Promise<string> {
  await tx
    .update(employerChanges)
    .set({ sentBackAt: now, note: given.note })
    .where(eq(employerChanges.employerId, employerId));
  const [employer] = await tx
    .select({ name: employers.name })
    .from(employers)
    .where(eq(employers.id, employerId));
  return employer!.name;
}

async function notify(
  tx: Transaction,
  { sentById }: Change,
  { name: company, decision, note }: ChangeDecision & { name: string },
): Promise<void> {
  const [writer] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, sentById ?? ""));
  if (!writer) return;
  const isApproved = decision === "approved";
  const props = { name: writer.name, company, isApproved, note, link: linkTo("/employer/company") };
  await sendMail(tx, { template: "company-change-decided", to: writer.email, props });
}
