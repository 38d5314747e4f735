import { lt } from "drizzle-orm";
import { db, pool } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { forgetOldRows } from "#domain/accounts/forget-old-rows.server.ts";
import { forgetUnusedPictures } from "#domain/universities/pictures.server.ts";
import { settings } from "#platform/settings.server.ts";
import { oldestKept } from "#rules/retention.ts";

/** Every night: what has run out is deleted, and the embedded engine is swept. */
export async function housekeeping(): Promise<void> {
  const now = new Date();
  await forgetOldRows(now);
  await db.delete(mails).where(lt(mails.queuedAt, oldestKept("mails", now)));
  await forgetUnusedPictures(now);

  // A PostgreSQL server vacuums by itself; the embedded one has no process for it.
  if (!settings().databaseUrl) await pool().query("vacuum (analyze)");
}
