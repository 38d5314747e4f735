import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { PeopleRefusal } from "../refusals.ts";
import { endSessionsOf } from "../sign-in/sessions.server.ts";

type Refusal = Extract<PeopleRefusal, "not-found" | "forbidden" | "yourself">;

/** For somebody who lost a laptop, or whose account somebody else is in: every session of theirs ends. */
export async function signOutPerson(
  actor: Member,
  userId: string,
): Promise<Result<{ sessions: number }, Refusal>> {
  if (!staffMay(actor, "change-settings")) return no("forbidden");
  if (actor.id === userId) return no("yourself");
  const ended = await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ universityId: users.universityId })
      .from(users)
      .where(eq(users.id, userId));
    if (!person) return null;
    const sessions = await endSessionsOf(tx, userId);
    await record(tx, accountAudit["signed-out-everywhere"], {
      userId,
      actorId: actor.id,
      universityId: person.universityId,
      detail: { sessions: String(sessions) },
    });
    return sessions;
  });
  if (ended === null) return no("not-found");
  outdateSessions(userId);
  return ok({ sessions: ended });
}
