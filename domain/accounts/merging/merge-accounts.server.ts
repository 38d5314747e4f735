import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { mergedAccounts, users } from "#db/schema/accounts.ts";
import { verifications } from "#db/schema/sign-in.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import { withdrawTokens } from "../sign-in/one-time-tokens.server.ts";
import { endSessionsOf } from "../sign-in/sessions.server.ts";
import { combineRows, type Pair } from "./combine-rows.server.ts";
import { hintOf } from "./former-address.server.ts";
import { type MergeRefusal, officeRoleAfter } from "./may-merge.ts";
import { moveRows } from "./move-rows.server.ts";
import { type MergePreview, previewIn } from "./preview-merge.server.ts";

export type Confirmed = Pair & {
  /** The address of the account that leaves, as it was typed. */
  typed: string;
  /** Which preview was read. */
  seen: string;
};

type Merged = Result<{ name: string }, MergeRefusal>;

/**
 * Makes two accounts of one person one. Everything moves in one transaction, or nothing does: the
 * two rows are locked first, so what either person does meanwhile waits and then finds the outcome.
 */
export async function mergeAccounts(actor: Member, asked: Confirmed, now: Date): Promise<Merged> {
  if (!staffMay(actor, "change-settings")) return no("forbidden");
  const merged = await db.transaction((tx) => merge(tx, { actor, asked, now }));
  if (!merged.ok) return merged;
  outdateSessions(asked.staying);
  outdateSessions(asked.leaving);
  return merged;
}

type Merging = { actor: Member; asked: Confirmed; now: Date };

async function merge(tx: Transaction, { actor, asked, now }: Merging): Promise<Merged> {
  const preview = await previewIn(tx, asked, { isLocked: true });
  if (!preview) return no("not-found");
  const { staying, leaving, refusal, seen } = preview;
  if (refusal) return no(refusal);
  if (asked.typed.trim().toLowerCase() !== leaving.email) return no("not-confirmed");
  if (asked.seen !== seen) return no("changed-meanwhile");

  // First, as the ledger of invitations asks for it.
  await tx.insert(mergedAccounts).values({
    email: leaving.email,
    formerId: leaving.id,
    userId: staying.id,
    mergedAt: now,
  });
  await combineRows(tx, asked, now);
  await moveRows(tx, { ...asked, email: staying.email });
  await tellVisaEnd(tx, staying.id);
  await changeAccount(tx, preview, now);
  await endAccess(tx, preview);
  await record(tx, accountAudit["accounts-merged"], {
    userId: staying.id,
    actorId: actor.id,
    universityId: staying.universityId ?? leaving.universityId,
    detail: { things: String(preview.counted.reduce((sum, { moves }) => sum + moves, 0)) },
  });
  await mailBoth(tx, preview);
  // Of two places at one event one is free now: the next who waits for it is asked at once.
  await enqueue(tx, "look-after-events", {});
  return ok({ name: staying.name });
}

/** What is shared with the university is the end that the situation has now. */
async function tellVisaEnd(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    update visa_end_shares set ends_on = (
      select permission_ends_on from situations where situations.user_id = visa_end_shares.user_id)
    where user_id = ${userId}`);
}

/** What was empty in the account that stays is filled from the other; a choice of its own stays. */
async function changeAccount(
  tx: Transaction,
  { staying, leaving, roleAfter }: MergePreview,
  now: Date,
): Promise<void> {
  const isFromOther = staying.universityId === null;
  await tx
    .update(users)
    .set({
      role: roleAfter,
      officeRole: officeRoleAfter(staying, leaving),
      universityId: isFromOther ? leaving.universityId : staying.universityId,
      campusId: isFromOther ? leaving.campusId : staying.campusId,
      cihPremium: staying.cihPremium ?? leaving.cihPremium,
      countryGuide: staying.countryGuide ?? leaving.countryGuide,
      pageAccess: staying.pageAccess ?? leaving.pageAccess,
      timeZone: staying.timeZone ?? leaving.timeZone,
      createdAt: new Date(Math.min(staying.createdAt.getTime(), leaving.createdAt.getTime())),
      updatedAt: now,
    })
    .where(eq(users.id, staying.id));
}

/** Signs out both accounts, withdraws their mailed links and deletes the account that leaves. */
async function endAccess(tx: Transaction, { staying, leaving }: MergePreview): Promise<void> {
  await endSessionsOf(tx, staying.id);
  for (const { id } of [staying, leaving]) {
    await withdrawTokens(tx, id);
    await tx.delete(verifications).where(eq(verifications.value, id));
  }
  await tx.delete(users).where(eq(users.id, leaving.id));
}

async function mailBoth(tx: Transaction, { staying, leaving }: MergePreview): Promise<void> {
  const link = linkTo("/login");
  for (const { email, name } of [staying, leaving]) {
    const props = {
      name,
      link,
      signInWith: email === staying.email ? email : hintOf(staying.email),
    };
    await sendMail(tx, { template: "accounts-merged", to: email, props });
  }
}
