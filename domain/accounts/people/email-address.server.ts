import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { users } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { sign, verifySigned } from "#platform/signing.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { EmailRefusal } from "../refusals.ts";
import { askPasswordAgain } from "../sign-in/ask-password-again.server.ts";
import {
  issueToken,
  spendToken,
  withdrawToken,
  withdrawTokens,
} from "../sign-in/one-time-tokens.server.ts";
import type { SignedInMember } from "../visitor.ts";

const PURPOSE = "verify-email";
const HOURS = 24;

/**
 * What the link says. It works once, while the account has the address `from`,
 * and not after the password has changed: `token` is withdrawn then.
 */
type Confirmed = { userId: string; from: string; to: string; token: string };

export async function requestEmailVerification(
  member: SignedInMember,
  now: Date,
): Promise<Result<{}, "slow-down">> {
  if (!(await mayMail("confirm-email", member.id, now))) return no("slow-down");
  await mailLink(member, member.email, now);
  return ok({});
}

/** The address changes when the link in the mail to the new one is opened, not before. */
export async function requestEmailChange(
  member: SignedInMember,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<Result<{}, Exclude<EmailRefusal, "link-invalid">>> {
  const asked = await askPasswordAgain(member.id, password, now);
  if (!asked.ok) return no(asked.error === "slow-down" ? "many-tries" : asked.error);
  if (email === member.email) return no("same-email");
  if (!(await mayMail("confirm-email", member.id, now))) return no("slow-down");
  await mailLink(member, email, now);
  return ok({});
}

async function mailLink(member: SignedInMember, to: string, now: Date): Promise<void> {
  const { id: userId, email: from, name } = member;
  const expiresAt = new Date(now.getTime() + HOURS * 3600_000);
  await db.transaction(async (tx) => {
    await withdrawToken(tx, PURPOSE, userId);
    const token = await issueToken(tx, { userId, purpose: PURPOSE, minutes: HOURS * 60 }, now);
    const confirmed: Confirmed = { userId, from, to, token };
    const signed = sign(PURPOSE, JSON.stringify(confirmed), expiresAt);
    const link = linkTo(`/verify-email/${encodeURIComponent(signed)}`);
    await sendMail(tx, { template: "confirm-email", to, props: { name, link, hours: HOURS } });
  });
}

/** Confirms an address, and moves the account to it where it is a new one. */
export async function verifyEmail(
  token: string,
  now: Date,
): Promise<Result<{ email: string }, "link-invalid">> {
  const payload = verifySigned(PURPOSE, token, now);
  if (!payload) return no("link-invalid");
  const confirmed = JSON.parse(payload) as Confirmed;
  try {
    const isDone = await db.transaction((tx) => confirm(tx, confirmed, now));
    if (!isDone) return no("link-invalid");
  } catch (error) {
    // Another account took the address in the meantime.
    if (violates(error, "users_email_unique")) return no("link-invalid");
    throw error;
  }
  outdateSessions(confirmed.userId);
  return ok({ email: confirmed.to });
}

async function confirm(
  tx: Transaction,
  { userId, from, to, token }: Confirmed,
  now: Date,
): Promise<boolean> {
  if ((await spendToken(tx, PURPOSE, token, now)) !== userId) return false;
  const [user] = await tx
    .update(users)
    .set({ email: to, emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, from)))
    .returning({ name: users.name });
  if (!user) return false;

  const kind = accountAudit[from === to ? "email-verified" : "email-changed"];
  await record(tx, kind, { userId, actorId: userId });
  if (from !== to) {
    // Whatever was mailed to the old address must not open the account any more.
    await withdrawTokens(tx, userId);
    await sendMail(tx, { template: "email-changed", to: from, props: { name: user.name } });
  }
  return true;
}
