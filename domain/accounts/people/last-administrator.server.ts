import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";

/**
 * Whether this is an administrator and no other would stay. Somebody waiting to be deleted does
 * not. Staff rows are locked in one order, so that two who leave together do not both succeed.
 */
export async function isLastAdministrator(tx: Transaction, userId: string): Promise<boolean> {
  const staff = await tx
    .select({ id: users.id, staffRole: users.staffRole, eraseAfter: users.eraseAfter })
    .from(users)
    .where(eq(users.role, "staff"))
    .orderBy(users.id)
    .for("update");
  const administrators = staff.filter(({ staffRole }) => staffRole === "administrator");
  return (
    administrators.some(({ id }) => id === userId) &&
    !administrators.some(({ id, eraseAfter }) => id !== userId && eraseAfter === null)
  );
}
