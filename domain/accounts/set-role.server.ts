import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { Member, Role } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { outdateSessions } from "./auth/revisions.server.ts";
import type { PeopleRefusal } from "./refusals.ts";
import { record } from "./security-events.server.ts";

/** Only our staff give roles, and never so that no staff is left. */
export async function setRole(
  actor: Member,
  userId: string,
  role: Role,
): Promise<Result<{}, PeopleRefusal>> {
  if (actor.role !== "staff") return no("forbidden");
  const result = await db.transaction((tx) => change(tx, { actor, userId, role }));
  outdateSessions(userId);
  return result;
}

type Change = { actor: Member; userId: string; role: Role };

async function change(
  tx: Transaction,
  { actor, userId, role }: Change,
): Promise<Result<{}, PeopleRefusal>> {
  // Staff rows are locked in one order, so two who demote each other do not both succeed.
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "staff"))
    .orderBy(users.id)
    .for("update");
  const [user] = await tx
    .select({ role: users.role, universityId: users.universityId })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return no("not-found");
  if (user.role === "staff" && role !== "staff" && staff.length === 1) return no("last-staff");
  if (role === "university_admin" && user.universityId === null) return no("university-needed");

  await tx.update(users).set({ role, updatedAt: new Date() }).where(eq(users.id, userId));
  const detail = { from: user.role, to: role };
  await record(tx, "role-changed", {
    userId,
    actorId: actor.id,
    universityId: user.universityId,
    detail,
  });
  return ok({});
}
