import { lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { analyticsPersonMonths, analyticsPersonThings } from "#db/schema/analytics.ts";
import { firstOfMonth } from "#rules/analytics/periods.ts";
import { isoDay } from "#rules/days.ts";
import { oldestKept } from "#rules/retention.ts";

/** Every night: who was in a month that is long over. Its published counts stay. */
export async function forgetOldMonths(now: Date): Promise<void> {
  const oldest = oldestMonthKept(now);
  await db.transaction(async (tx) => {
    await tx.delete(analyticsPersonMonths).where(lt(analyticsPersonMonths.month, oldest));
    await tx.delete(analyticsPersonThings).where(lt(analyticsPersonThings.month, oldest));
  });
}

/** The first month whose people are still known. */
export function oldestMonthKept(now: Date): string {
  return firstOfMonth(isoDay(oldestKept("visits", now)));
}
