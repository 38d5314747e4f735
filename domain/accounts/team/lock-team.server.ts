import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";

export type TeamRow = Awaited<ReturnType<typeof lockTeam>>[number];

/** A careers service's people, locked in one order: two who leave together do not both succeed. */
export function lockTeam(tx: Transaction, universityId: number) {
  return tx
    .select({ id: users.id, officeRole: users.officeRole, eraseAfter: users.eraseAfter })
    .from(users)
    .where(and(eq(users.universityId, universityId), eq(users.role, "university_admin")))
    .orderBy(users.id)
    .for("update");
}

/** Whether this is an owner and no other would stay. Somebody waiting to be deleted does not. */
export function isLastOwner(team: readonly TeamRow[], userId: string): boolean {
  const owners = team.filter(({ officeRole }) => officeRole === "owner");
  return (
    owners.some(({ id }) => id === userId) &&
    !owners.some(({ id, eraseAfter }) => id !== userId && eraseAfter === null)
  );
}
