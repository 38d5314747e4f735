import { hashPassword } from "better-auth/crypto";
import { db } from "#db/client.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { PasswordRefusal } from "../refusals.ts";
import type { RequestFacts } from "../request-facts.ts";
import type { SignedInMember } from "../visitor.ts";
import { askPasswordAgain } from "./ask-password-again.server.ts";
import { savePassword } from "./check-password.server.ts";
import { withdrawTokens } from "./one-time-tokens.server.ts";
import type { ChangePasswordInput } from "./password.schema.ts";
import { passwordProblem } from "./password.ts";
import { tokenIn } from "./session-token.ts";
import { endSessionsOf } from "./sessions.server.ts";

/** Ends the member's other sessions. This browser stays signed in. */
export async function changePassword(
  member: SignedInMember,
  { currentPassword, password }: ChangePasswordInput,
  facts: RequestFacts,
): Promise<Result<{ cookies: string[] }, Exclude<PasswordRefusal, "link-invalid">>> {
  const asked = await askPasswordAgain(member.id, currentPassword, new Date());
  if (!asked.ok) return asked;
  if (passwordProblem(password, member.email)) return no("weak-password");

  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await savePassword(tx, member.id, hash);
    await withdrawTokens(tx, member.id);
    await endSessionsOf(tx, member.id, tokenIn(facts) ?? undefined);
    await record(tx, accountAudit["password-changed"], { userId: member.id, actorId: member.id });
    const props = { name: member.name, link: linkTo("/login") };
    await sendMail(tx, { template: "password-changed", to: member.email, props });
  });
  outdateSessions(member.id);
  return ok({ cookies: [] });
}
