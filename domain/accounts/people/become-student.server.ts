import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { accountAudit } from "../audit-kinds.ts";

type Becoming = {
  userId: string;
  /** Who said so; null where it was the person's own word. */
  actorId: string | null;
  /** The clock they live by from now on. */
  timeZone: string;
  now: Date;
};

/**
 * A pre-departure student becomes a student: the same account with another role, so everything it
 * owns stays. Null where the person is none, or has become one a moment ago. The code that commits calls
 * `outdateSessions`.
 */
export async function becomeStudent(
  tx: Transaction,
  { userId, actorId, timeZone, now }: Becoming,
): Promise<{ name: string; email: string; universityId: number | null } | null> {
  const [person] = await tx
    .update(users)
    .set({ role: "student", timeZone, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.role, "predeparture_student")))
    .returning({ name: users.name, email: users.email, universityId: users.universityId });
  if (!person) return null;

  await record(tx, accountAudit["role-changed"], {
    userId,
    actorId: actorId ?? userId,
    universityId: person.universityId,
    detail: { from: "predeparture_student", to: "student" },
  });
  return person;
}
