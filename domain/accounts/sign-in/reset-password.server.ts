import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import { savePassword } from "./check-password.server.ts";
import { peekToken, spendToken, withdrawTokens } from "./one-time-tokens.server.ts";
import { passwordProblem } from "./password.ts";
import { endSessionsOf } from "./sessions.server.ts";

/** Whether the link would still work, so that the screen does not ask for nothing. */
export async function isResetLinkGood(token: string, now: Date): Promise<boolean> {
  return (await peekToken("password-reset", token, now)) !== null;
}

/** Sets a new password by an emailed link and ends every session. The link works once. */
export async function resetPassword(
  token: string,
  newPassword: string,
  now: Date,
): Promise<Result<{}, "link-invalid" | "weak-password">> {
  const userId = await peekToken("password-reset", token, now);
  if (!userId) return no("link-invalid");
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (passwordProblem(newPassword, user?.email)) return no("weak-password");

  const hash = await hashPassword(newPassword);
  const isReset = await db.transaction((tx) => spendAndSet(tx, { token, hash, now }));
  if (!isReset) return no("link-invalid");
  outdateSessions(userId);
  return ok({});
}

type Resetting = { token: string; hash: string; now: Date };

async function spendAndSet(tx: Transaction, { token, hash, now }: Resetting): Promise<boolean> {
  const userId = await spendToken(tx, "password-reset", token, now);
  const user = userId ? await confirmAddress(tx, userId, now) : undefined;
  if (!userId || !user) return false;

  await savePassword(tx, userId, hash);
  await withdrawTokens(tx, userId);
  await endSessionsOf(tx, userId);
  await record(tx, accountAudit["password-reset"], { userId, actorId: userId });
  const props = { name: user.name, link: linkTo("/login") };
  await sendMail(tx, { template: "password-changed", to: user.email, props });
  return true;
}

/** Having read the mail shows that the address is theirs. */
async function confirmAddress(tx: Transaction, userId: string, now: Date) {
  const [user] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
    .returning({ email: users.email, name: users.name });
  return user;
}
