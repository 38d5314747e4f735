import { lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { signOnAssertions, signOnAttempts, signOnFailures } from "#db/schema/single-sign-on.ts";
import { retentionStart } from "#rules/retention.ts";

/** What has run out goes; a failure is kept for some weeks, so that somebody can look into it. */
export async function deleteOldSignOnRows(now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(signOnAttempts).where(lt(signOnAttempts.expiresAt, now));
    await tx.delete(signOnAssertions).where(lt(signOnAssertions.expiresAt, now));
    await tx
      .delete(signOnFailures)
      .where(lt(signOnFailures.at, retentionStart("signOnFailures", now)));
  });
}
