import { isAPIError } from "better-auth/api";
import { and, eq, like } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { twoFactors, verifications } from "#db/schema/sign-in.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { settings } from "#platform/settings.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { authFor } from "../auth/auth.server.ts";
import { claimTotpStep, lockSecondFactor } from "../auth/claim-code.server.ts";
import { joining } from "../auth/joined-transaction.server.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { TwoFactorRefusal } from "../refusals.ts";
import type { RequestFacts } from "../request-facts.ts";
import { askPasswordAgain } from "../sign-in/ask-password-again.server.ts";
import type { SignedInMember } from "../visitor.ts";

/** Our staff see other people's data, so outside the demo a password alone is not enough. */
export function needsTwoFactor(member: SignedInMember, { isDemo }: { isDemo: boolean }): boolean {
  return member.role === "staff" && !hasSecondFactor(member) && !isDemo;
}

export function hasSecondFactor(
  member: Pick<SignedInMember, "twoFactorEnabled" | "hasPasskey">,
): boolean {
  return member.twoFactorEnabled || member.hasPasskey;
}

/** Where the passkey is the second factor, a password or an emailed link alone opens nothing. */
export function mustUsePasskey(member: SignedInMember, { isDemo }: { isDemo: boolean }): boolean {
  const { role, twoFactorEnabled, hasPasskey } = member;
  return role === "staff" && !twoFactorEnabled && hasPasskey && !isDemo;
}

/** The secret to scan or type. Nothing is on until a code from it is confirmed. */
export async function startTwoFactor(
  member: SignedInMember,
  password: string,
  facts: RequestFacts,
): Promise<Result<{ uri: string; secret: string }, TwoFactorRefusal>> {
  const asked = await askPasswordAgain(member.id, password, new Date());
  if (!asked.ok) return asked;
  try {
    const { headers } = facts;
    const started = await authFor(facts).api.enableTwoFactor({ body: { password }, headers });
    const uri = "totpURI" in started ? String(started.totpURI) : "";
    return ok({ uri, secret: new URL(uri).searchParams.get("secret") ?? "" });
  } catch (error) {
    if (isAPIError(error) && error.body?.code === "TOTP_ALREADY_ENABLED") return no("already-on");
    throw error;
  }
}

/** Switches two-factor on with a first code, and hands out the recovery codes. */
export async function confirmTwoFactor(
  member: SignedInMember,
  code: string,
  facts: RequestFacts,
): Promise<Result<{ recoveryCodes: string[]; cookies: string[] }, TwoFactorRefusal>> {
  const confirmed = await db.transaction((tx) => verifyFirstCode(tx, { member, code, facts }));
  if (confirmed.ok) outdateSessions(member.id);
  return confirmed;
}

type Confirming = { member: SignedInMember; code: string; facts: RequestFacts };

async function verifyFirstCode(
  tx: Transaction,
  { member, code, facts }: Confirming,
): Promise<Result<{ recoveryCodes: string[]; cookies: string[] }, TwoFactorRefusal>> {
  const { api } = authFor(facts);
  const factor = await lockSecondFactor(tx, member.id, facts);
  if (!factor) return no("not-on");
  // Anyone who pressed the button twice has it on by the first press.
  const claim = { code, secret: factor.secret };
  if (!(await claimTotpStep(tx, member.id, claim))) return no("already-on");
  try {
    return await joining({ tx, facts }, async () => {
      const ask = { body: { code }, headers: facts.headers, returnHeaders: true } as const;
      const { headers } = await api.verifyTOTP(ask);
      const { backupCodes } = await api.viewBackupCodes({ body: { userId: member.id } });
      await notify(tx, member, "two-factor-on");
      return ok({ recoveryCodes: backupCodes, cookies: headers.getSetCookie() });
    });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return no(error.body?.code === "TOTP_NOT_ENABLED" ? "not-on" : "wrong-code");
  }
}

export async function stopTwoFactor(
  member: SignedInMember,
  password: string,
): Promise<Result<{}, TwoFactorRefusal>> {
  const isNeeded = member.role === "staff" && !member.hasPasskey && !settings().isDemo;
  if (isNeeded) return no("required-for-staff");
  const asked = await askPasswordAgain(member.id, password, new Date());
  if (!asked.ok) return asked;

  const wasOn = await db.transaction(async (tx) => {
    const isOff = await clearTwoFactor(tx, member.id);
    if (isOff) await notify(tx, member, "two-factor-off");
    return isOff;
  });
  outdateSessions(member.id);
  return wasOn ? ok({}) : no("not-on");
}

/** New recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(
  member: SignedInMember,
  password: string,
  facts: RequestFacts,
): Promise<Result<{ recoveryCodes: string[] }, TwoFactorRefusal>> {
  const asked = await askPasswordAgain(member.id, password, new Date());
  if (!asked.ok) return asked;

  const { headers } = facts;
  return db.transaction(async (tx) => {
    // A session may still say that it is on when another has switched it off.
    if (!(await lockSecondFactor(tx, member.id, facts)) || !member.twoFactorEnabled)
      return no("not-on");
    const { backupCodes } = await joining({ tx, facts }, () =>
      authFor(facts).api.generateBackupCodes({ body: { password }, headers }),
    );
    await record(tx, accountAudit["recovery-codes-renewed"], {
      userId: member.id,
      actorId: member.id,
    });
    return ok({ recoveryCodes: backupCodes });
  });
}

/** Takes the secret, the recovery codes and the trusted devices away. False where there were none. */
export async function clearTwoFactor(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ id: twoFactors.id });
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, "trust-device-%")));
  return gone.length > 0;
}

async function notify(
  tx: Transaction,
  member: SignedInMember,
  kind: "two-factor-on" | "two-factor-off",
): Promise<void> {
  await record(tx, accountAudit[kind], { userId: member.id, actorId: member.id });
  const props = {
    name: member.name,
    isOn: kind === "two-factor-on",
    link: linkTo("/account/security"),
  };
  await sendMail(tx, { template: "two-factor-changed", to: member.email, props });
}
