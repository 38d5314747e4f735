import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { analyticsPersonMonths, visaEndShares } from "#db/schema/analytics.ts";
import { maskOf } from "#rules/analytics/metrics.ts";
import { askRepublish } from "./ask-republish.server.ts";

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
  await db.transaction(async (tx) => {
    await tx.update(visaEndShares).set({ endsOn }).where(eq(visaEndShares.userId, userId));
    if (endsOn === null) await deleteVisaEnd(tx, userId);
  });
}

/** It is counted no more, in past months either. */
export async function stopSharingVisaEnd(userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(visaEndShares).where(eq(visaEndShares.userId, userId));
    await deleteVisaEnd(tx, userId);
  });
}

const visaBits = maskOf("visa-told", "visa-ends");

async function deleteVisaEnd(tx: Transaction, userId: string): Promise<void> {
  const { facts } = analyticsPersonMonths;
  const had = await tx
    .update(analyticsPersonMonths)
    .set({ facts: sql`${facts} & ~${String(visaBits)}::bigint` })
    .where(
      and(
        eq(analyticsPersonMonths.userId, userId),
        sql`${facts} & ${String(visaBits)}::bigint <> 0`,
      ),
    )
    .returning({ month: analyticsPersonMonths.month });
  if (had.length > 0) await askRepublish(tx, userId);
}
