import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";

/** Code that folds days in or publishes takes turns, until its transaction ends. */
export async function lockFigures(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('analytics-roll-up'))`);
}
