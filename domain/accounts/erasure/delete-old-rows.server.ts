import { lt, lte } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests, registrations, securityEvents } from "#db/schema/accounts.ts";
import { rateLimits, sessions, verifications } from "#db/schema/sign-in.ts";
import { retentionStart } from "#rules/retention.ts";
import { deleteOldHandovers } from "../auth/device-handovers.server.ts";

/** What has run out is not kept for ever; rules/retention.ts says how long what has not. */
export async function deleteOldRows(now: Date): Promise<void> {
  await deleteOldHandovers(now);
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(lte(sessions.expiresAt, now));
    await tx.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
    await tx.delete(verifications).where(lt(verifications.expiresAt, now));
    await tx
      .delete(registrations)
      .where(lt(registrations.expiresAt, retentionStart("unfinishedRegistrations", now)));
    // A request that still waits has no day of decision, and so stays.
    await tx
      .delete(accessRequests)
      .where(lt(accessRequests.decidedAt, retentionStart("decidedAccessRequests", now)));
    await tx
      .delete(securityEvents)
      .where(lt(securityEvents.at, retentionStart("securityEvents", now)));
  });
}
