import { lt } from "drizzle-orm";
import { db, pool } from "#db/client.server.ts";
import { rateLimits, verifications } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { forgetUnusedPictures } from "#domain/universities/pictures.server.ts";
import { settings } from "#platform/settings.server.ts";

const MAIL_KEPT_DAYS = 30;

/** Every night: what has run out is deleted, and the embedded engine is swept. */
export async function housekeeping(): Promise<void> {
  const now = new Date();
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(mails).where(lt(mails.queuedAt, daysBefore(now, MAIL_KEPT_DAYS)));
  await forgetUnusedPictures(now);

  // A PostgreSQL server vacuums by itself; the embedded one has no process for it.
  if (!settings().databaseUrl) await pool().query("vacuum (analyze)");
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
