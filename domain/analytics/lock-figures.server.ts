import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";

/** Anyone who folds days in or publishes takes turns with the others, until their transaction ends. */
export async function lockFigures(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('analytics-roll-up'))`);
}
