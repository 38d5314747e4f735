import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { cvs } from "#db/schema/cvs.ts";
import { MAX_CVS, MAX_WITH_BIN } from "./refusals.ts";

/** Why one more document does not fit, or null. One at a time for a person until the transaction ends. */
export async function roomFor(
  tx: Transaction,
  ownerId: string,
  which: "new" | "from-bin",
): Promise<"too-many" | "bin-full" | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`cvs of ${ownerId}`}))`);
  const inUse = await tx.$count(cvs, and(eq(cvs.ownerId, ownerId), isNull(cvs.binnedAt)));
  if (inUse >= MAX_CVS) return "too-many";
  const all = await tx.$count(cvs, eq(cvs.ownerId, ownerId));
  return which === "new" && all >= MAX_WITH_BIN ? "bin-full" : null;
}
