import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { OfficeRole } from "#rules/access/office-role.ts";
import type { Role } from "#rules/access/visitor.ts";

type Newcomer = { role: Role; universityId: number | null; officeRole?: OfficeRole | null };

/**
 * What somebody becomes in a careers service: what they were invited as, or its owner where it has
 * none, or an adviser. Null for everybody else.
 */
export async function firstOfficeRole(
  tx: Transaction,
  { role, universityId, officeRole }: Newcomer,
): Promise<OfficeRole | null> {
  if (role !== "university_admin" || universityId === null) return null;
  if (officeRole) return officeRole;
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.universityId, universityId),
        eq(users.role, "university_admin"),
        eq(users.officeRole, "owner"),
        isNull(users.eraseAfter),
      ),
    )
    .limit(1);
  return owner ? "adviser" : "owner";
}
