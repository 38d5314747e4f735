import { and, eq, isNotNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
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
import { isLastOwner, lockTeam } from "../team/lock-team.server.ts";
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
  const refusal = await db.transaction(async (tx) => {
    const stays = await mustStay(tx, member);
    if (stays) return stays;
    await tx.update(users).set({ eraseAfter, updatedAt: now }).where(eq(users.id, member.id));
    await record(tx, accountAudit["erasure-asked"], { userId: member.id, actorId: member.id });
    const props = {
      name: member.name,
      eraseAfter: eraseAfter.toISOString(),
      link: linkTo("/account/my-data"),
    };
    await sendMail(tx, { template: "erasure-asked", to: member.email, props });
    return null;
  });
  if (refusal) return no(refusal);
  outdateSessions(member.id);
  return ok({ eraseAfter });
}

/** Where others stay behind, somebody has to be able to run the place. */
async function mustStay(tx: Transaction, { id, role, universityId }: SignedInMember) {
  if (role === "staff") return (await isLastAdministrator(tx, id)) ? "last-administrator" : null;
  if (role !== "university_admin" || universityId === null) return null;
  const team = await lockTeam(tx, universityId);
  return team.length > 1 && isLastOwner(team, id) ? "last-owner" : null;
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
