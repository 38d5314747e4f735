import { lt, lte } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests, registrations, securityEvents } from "#db/schema/accounts.ts";
import { rateLimits, sessions, verifications } from "#db/schema/sign-in.ts";
import { oldestKept } from "#rules/retention.ts";
import { forgetOldHandovers } from "../auth/device-handovers.server.ts";

/** What has run out is not kept for ever; rules/retention.ts says how long what has not. */
export async function forgetOldRows(now: Date): Promise<void> {
  await forgetOldHandovers(now);
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(lte(sessions.expiresAt, now));
    await tx.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
    await tx.delete(verifications).where(lt(verifications.expiresAt, now));
    await tx
      .delete(registrations)
      .where(lt(registrations.expiresAt, oldestKept("unfinishedRegistrations", now)));
    // A request that still waits has no day of decision, and so stays.
    await tx
      .delete(accessRequests)
      .where(lt(accessRequests.decidedAt, oldestKept("decidedAccessRequests", now)));
    await tx.delete(securityEvents).where(lt(securityEvents.at, oldestKept("securityEvents", now)));
  });
}
