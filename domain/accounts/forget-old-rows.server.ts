import { lt, lte } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { registrations, sessions } from "#db/schema/accounts.ts";

const REGISTRATION_KEPT_DAYS = 90;

/** Sessions that have run out, and registrations nobody finished, are not kept for ever. */
export async function forgetOldRows(now: Date): Promise<void> {
  const long = new Date(now.getTime() - REGISTRATION_KEPT_DAYS * 24 * 3600_000);
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(lte(sessions.expiresAt, now));
    await tx.delete(registrations).where(lt(registrations.expiresAt, long));
  });
}
