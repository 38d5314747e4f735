import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";
import {
  analyticsObjections,
  analyticsPersonMonths,
  analyticsPersonThings,
  analyticsProgress,
} from "#db/schema/analytics.ts";
import { askRepublish } from "./ask-republish.server.ts";
import { foldDays } from "./fold-days.server.ts";
import { lockFigures } from "./lock-figures.server.ts";

/** Whether somebody is left out of their university's figures. */
export async function hasObjected(userId: string): Promise<boolean> {
  return (await db.$count(analyticsObjections, eq(analyticsObjections.userId, userId))) > 0;
}

/**
 * Leaves somebody out of every figure, past ones too: what the roll-up held of them goes at once, and
 * each of their universities is published again.
 */
export async function objectToAnalytics(userId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(analyticsObjections).values({ userId, at: now }).onConflictDoNothing();
    await askRepublish(tx, userId);
    await tx.delete(analyticsPersonMonths).where(eq(analyticsPersonMonths.userId, userId));
    await tx.delete(analyticsPersonThings).where(eq(analyticsPersonThings.userId, userId));
  });
}

/** Counts them again, from what they did. */
export async function withdrawObjection(userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Days that are being folded in now are folded in without them: wait, and begin after those.
    await lockFigures(tx);
    const gone = await tx
      .delete(analyticsObjections)
      .where(eq(analyticsObjections.userId, userId))
      .returning({ userId: analyticsObjections.userId });
    if (gone.length === 0) return;
    await foldAllMonths(tx, userId);
    await askRepublish(tx, userId);
  });
}

async function foldAllMonths(tx: Transaction, userId: string): Promise<void> {
  const [progress] = await tx.select().from(analyticsProgress);
  if (!progress) return;
  const { rows } = await tx.execute<{ day: string | null }>(
    sql`select min(day)::text as day from ${activity} where user_id = ${userId}`,
  );
  const from = rows[0]?.day ?? progress.foldedTo;
  await foldDays(tx, { from, to: progress.foldedTo, userId });
}
