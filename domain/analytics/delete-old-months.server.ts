import { lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { analyticsPersonMonths, analyticsPersonThings } from "#db/schema/analytics.ts";
import { oldestVisitMonth } from "#rules/retention.ts";

/** Every night: who was in a month that is long over. Its published counts stay. */
export async function deleteOldMonths(now: Date): Promise<void> {
  const oldest = oldestVisitMonth(now);
  await db.transaction(async (tx) => {
    await tx.delete(analyticsPersonMonths).where(lt(analyticsPersonMonths.month, oldest));
    await tx.delete(analyticsPersonThings).where(lt(analyticsPersonThings.month, oldest));
  });
}
