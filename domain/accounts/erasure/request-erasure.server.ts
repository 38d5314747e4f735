import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import { isLastAdministrator } from "../people/last-administrator.server.ts";
import type { ErasureRefusal } from "../refusals.ts";
import { askPasswordAgain } from "../sign-in/ask-password-again.server.ts";
import type { SignedInMember } from "../visitor.ts";

export const GRACE_DAYS = 30;

/** Marks the account to be erased after the days of grace, in which its owner may change their mind. */
export async function requestErasure(
  member: SignedInMember,
  password: string,
  now: Date,
): Promise<Result<{ eraseAfter: Date }, Exclude<ErasureRefusal, "not-asked">>> {
  const asked = await askPasswordAgain(member.id, password, now);
  if (!asked.ok) return asked;

  const eraseAfter = new Date(now.getTime() + GRACE_DAYS * 24 * 3600_000);
  const isLast = await db.transaction(async (tx) => {
    if (member.role === "staff" && (await isLastAdministrator(tx, member.id))) return true;
    await tx.update(users).set({ eraseAfter, updatedAt: now }).where(eq(users.id, member.id));
    await record(tx, accountAudit["erasure-asked"], { userId: member.id, actorId: member.id });
    const props = {
      name: member.name,
      eraseAfter: eraseAfter.toISOString(),
      link: linkTo("/account/my-data"),
    };
    await sendMail(tx, { template: "erasure-asked", to: member.email, props });
    return false;
  });
  if (isLast) return no("last-administrator");
  outdateSessions(member.id);
  return ok({ eraseAfter });
}

export async function cancelErasure(member: SignedInMember): Promise<Result<{}, "not-asked">> {
  const isCancelled = await db.transaction(async (tx) => {
    const kept = await tx
      .update(users)
      .set({ eraseAfter: null })
      .where(and(eq(users.id, member.id), isNotNull(users.eraseAfter)))
      .returning({ id: users.id });
    if (kept.length > 0)
      await record(tx, accountAudit["erasure-cancelled"], {
        userId: member.id,
        actorId: member.id,
      });
    return kept.length > 0;
  });
  outdateSessions(member.id);
  return isCancelled ? ok({}) : no("not-asked");
}
