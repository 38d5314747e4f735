import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { accountAudit } from "../audit-kinds.ts";
import { flagsForAudit } from "./access-flags.ts";

type Given = { userId: string; actorId: string; universityId: number | null };

/**
 * Gives one person premium of their own, in the transaction of the person who decided it. After the commit
 * their sessions have to hear of it (`outdateSessions`).
 */
export async function givePremium(tx: Transaction, given: Given): Promise<void> {
  const flags = { cihPremium: true };
  await tx
    .update(users)
    .set({ ...flags, updatedAt: new Date() })
    .where(eq(users.id, given.userId));
  await record(tx, accountAudit["flags-changed"], { ...given, detail: flagsForAudit(flags) });
}
