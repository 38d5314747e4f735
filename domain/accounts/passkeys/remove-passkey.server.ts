import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { passkeys } from "#db/schema/sign-in.ts";
import { settings } from "#platform/settings.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { PasskeyRefusal } from "../refusals.ts";
import { askPasswordAgain } from "../sign-in/ask-password-again.server.ts";
import type { SignedInMember } from "../visitor.ts";
import { notifyPasskeyChanged } from "./notify-passkey-changed.server.ts";

type Removing = { passkeyId: string; password: string };

/** Takes one of the member's passkeys away, once they have given their password. */
export async function removePasskey(
  member: SignedInMember,
  { passkeyId, password }: Removing,
): Promise<Result<{}, PasskeyRefusal>> {
  const asked = await askPasswordAgain(member.id, password, new Date());
  if (!asked.ok) return asked;
  const removed = await db.transaction((tx) => remove(tx, member, passkeyId));
  outdateSessions(member.id);
  return removed;
}

async function remove(
  tx: Transaction,
  member: SignedInMember,
  passkeyId: string,
): Promise<Result<{}, PasskeyRefusal>> {
  // Of two who remove the last two together the second sees what the first did.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for("update");
  const theirs = await tx
    .select({ id: passkeys.id, name: passkeys.name })
    .from(passkeys)
    .where(eq(passkeys.userId, member.id));
  const found = theirs.find(({ id }) => id === passkeyId);
  if (!found) return no("not-found");
  const isLast = theirs.length === 1;
  const isNeeded = member.role === "staff" && !member.twoFactorEnabled && !settings().isDemo;
  if (isLast && isNeeded) return no("required-for-staff");

  await tx.delete(passkeys).where(and(eq(passkeys.userId, member.id), eq(passkeys.id, passkeyId)));
  if (isLast) await tx.update(users).set({ hasPasskey: false }).where(eq(users.id, member.id));
  await notifyPasskeyChanged(tx, member, { kind: "passkey-removed", passkey: found.name });
  return ok({});
}

/** All of a person's passkeys, as when they lost the device they were on. */
export async function clearPasskeys(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.update(users).set({ hasPasskey: false }).where(eq(users.id, userId));
}
