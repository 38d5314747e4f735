import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { visaEndShares } from "#db/schema/analytics.ts";

/** Whether somebody chose that the end of their visa is counted. */
export async function sharesVisaEnd(userId: string): Promise<boolean> {
  return (await db.$count(visaEndShares, eq(visaEndShares.userId, userId))) > 0;
}

/** From now on it is counted, by this day; null where they have not told us one. */
export async function shareVisaEnd(
  userId: string,
  endsOn: string | null,
  now: Date,
): Promise<void> {
  await db.transaction((tx) =>
    tx
      .insert(visaEndShares)
      .values({ userId, endsOn, at: now })
      .onConflictDoUpdate({ target: visaEndShares.userId, set: { endsOn } }),
  );
}

/** The person changed the day, or deleted what they told us. Nothing where it is not counted. */
export async function followVisaEnd(userId: string, endsOn: string | null): Promise<void> {
  await db.transaction((tx) =>
    tx.update(visaEndShares).set({ endsOn }).where(eq(visaEndShares.userId, userId)),
  );
}

export async function stopSharingVisaEnd(userId: string): Promise<void> {
  await db.transaction((tx) => tx.delete(visaEndShares).where(eq(visaEndShares.userId, userId)));
}
