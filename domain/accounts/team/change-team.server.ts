import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { registrations, users } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { type OfficeRole, officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { TeamRefusal } from "../refusals.ts";
import { isOpen } from "../registration/registrations.server.ts";
import { endSessionsOf } from "../sign-in/sessions.server.ts";
import { isLastOwner, lockTeam, type TeamRow } from "./lock-team.server.ts";

type Changed = Result<{}, TeamRefusal>;
type Deciding = { tx: Transaction; universityId: number; colleague: TeamRow; team: TeamRow[] };

/** Gives a colleague another role. Somebody always stays an owner. */
export function changeOfficeRole(actor: Member, userId: string, officeRole: OfficeRole) {
  return withColleague(actor, userId, async ({ tx, universityId, colleague, team }) => {
    if (colleague.officeRole === officeRole) return ok({});
    if (officeRole !== "owner" && isLastOwner(team, userId)) return no("last-owner");
    await tx.update(users).set({ officeRole, updatedAt: new Date() }).where(eq(users.id, userId));
    const detail = { from: colleague.officeRole ?? "none", to: officeRole };
    const about = { userId, actorId: actor.id, universityId, detail };
    await record(tx, accountAudit["office-role-changed"], about);
    return ok({});
  });
}

/**
 * Takes somebody out of the team: signed out everywhere, and with no university. Their account stays
 * theirs, so that they can fetch their data or be taken in again.
 */
export function removeFromTeam(actor: Member, userId: string) {
  return withColleague(actor, userId, async ({ tx, universityId, team }) => {
    if (isLastOwner(team, userId)) return no("last-owner");
    await tx
      .update(users)
      .set({ universityId: null, campusId: null, officeRole: null, updatedAt: new Date() })
      .where(eq(users.id, userId));
    await endSessionsOf(tx, userId);
    const about = { userId, actorId: actor.id, universityId };
    await record(tx, accountAudit["left-office"], about);
    return ok({});
  });
}

/** Ends every session of a colleague: a lost laptop, a shared desk. */
export function signOutColleague(actor: Member, userId: string) {
  return withColleague(actor, userId, async ({ tx, universityId }) => {
    const ended = await endSessionsOf(tx, userId);
    const detail = { sessions: String(ended) };
    const about = { userId, actorId: actor.id, universityId, detail };
    await record(tx, accountAudit["signed-out-by-colleague"], about);
    return ok({});
  });
}

/** Takes back an invitation that was not accepted. */
export async function withdrawInvitation(
  actor: Member,
  registrationId: string,
  now: Date,
): Promise<Changed> {
  const { universityId } = actor;
  if (!officeMay(actor, "change-settings") || universityId === null) return no("forbidden");
  return db.transaction(async (tx) => {
    const withdrawn = await tx
      .update(registrations)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(registrations.id, registrationId),
          eq(registrations.universityId, universityId),
          eq(registrations.role, "university_admin"),
          isOpen(now),
        ),
      )
      .returning({ id: registrations.id });
    if (withdrawn.length === 0) return no("not-found");
    const about = { actorId: actor.id, universityId, detail: { registration: registrationId } };
    await record(tx, accountAudit["invitation-withdrawn"], about);
    return ok({});
  });
}

/** Only owners change the team, and only their own university's. */
async function withColleague(
  actor: Member,
  userId: string,
  change: (deciding: Deciding) => Promise<Changed>,
): Promise<Changed> {
  const { universityId } = actor;
  if (!officeMay(actor, "change-settings") || universityId === null) return no("forbidden");
  const changed = await db.transaction(async (tx) => {
    const team = await lockTeam(tx, universityId);
    const colleague = team.find(({ id }) => id === userId);
    // The actor's own role may have gone since their page was asked for.
    const isStillOwner = team.some(
      ({ id, officeRole }) => id === actor.id && officeRole === "owner",
    );
    if (!isStillOwner) return no("forbidden");
    return colleague ? change({ tx, universityId, colleague, team }) : no("not-found");
  });
  outdateSessions(userId);
  return changed;
}
