import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import { clearPasskeys } from "../passkeys/remove-passkey.server.ts";
import type { PeopleRefusal } from "../refusals.ts";
import { endSessionsOf } from "../sign-in/sessions.server.ts";
import { clearTwoFactor } from "./two-factor.server.ts";

type Refusal = Extract<PeopleRefusal, "not-found" | "forbidden" | "yourself" | "not-on">;

/**
 * For somebody who lost their second factor, once our staff know who is asking.
 * Ends the person's sessions and tells them by mail, in case it was not they.
 */
export async function removeTwoFactor(actor: Member, userId: string): Promise<Result<{}, Refusal>> {
  if (!staffMay(actor, "change-settings")) return no("forbidden");
  if (actor.id === userId) return no("yourself");
  const result = await db.transaction((tx) => remove(tx, actor, userId));
  outdateSessions(userId);
  return result;
}

async function remove(
  tx: Transaction,
  actor: Member,
  userId: string,
): Promise<Result<{}, Refusal>> {
  const [person] = await tx
    .select({
      name: users.name,
      email: users.email,
      universityId: users.universityId,
      hasCodes: users.twoFactorEnabled,
      hasPasskey: users.hasPasskey,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!person) return no("not-found");
  if (!person.hasCodes && !person.hasPasskey) return no("not-on");

  await clearTwoFactor(tx, userId);
  await clearPasskeys(tx, userId);
  await endSessionsOf(tx, userId);
  const { name, email, universityId } = person;
  await record(tx, accountAudit["two-factor-off"], { userId, actorId: actor.id, universityId });
  const props = { name, isOn: false, isByStaff: true, link: linkTo("/account/security") };
  await sendMail(tx, { template: "two-factor-changed", to: email, props });
  return ok({});
}
