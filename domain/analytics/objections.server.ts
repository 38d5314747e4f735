import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import {
  analyticsObjections,
  analyticsPersonMonths,
  analyticsPersonThings,
  analyticsProgress,
} from "#db/schema/analytics.ts";
import { enqueue } from "#platform/queue.server.ts";
import { foldDays } from "./fold-days.server.ts";

/** Whether somebody is left out of their university's figures. */
export async function hasObjected(userId: string): Promise<boolean> {
  return (await db.$count(analyticsObjections, eq(analyticsObjections.userId, userId))) > 0;
}

/**
 * Leaves somebody out of every figure, past ones too: what the roll-up held of them goes at once, and
 * each of their universities is published anew.
 */
export async function objectToAnalytics(userId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(analyticsObjections).values({ userId, at: now }).onConflictDoNothing();
    const ids = await universitiesOf(tx, userId);
    await tx.delete(analyticsPersonMonths).where(eq(analyticsPersonMonths.userId, userId));
    await tx.delete(analyticsPersonThings).where(eq(analyticsPersonThings.userId, userId));
    for (const universityId of ids) await askRepublish(tx, universityId);
  });
}

/** Counts them again, from what they did. */
export async function withdrawObjection(userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(analyticsObjections)
      .where(eq(analyticsObjections.userId, userId))
      .returning({ userId: analyticsObjections.userId });
    if (gone.length === 0) return;
    await foldAllMonths(tx, userId);
    for (const universityId of await universitiesOf(tx, userId))
      await askRepublish(tx, universityId);
  });
}

function askRepublish(tx: Transaction, universityId: number): Promise<void> {
  const singletonKey = String(universityId);
  return enqueue(tx, "republish-analytics", { universityId }, { singletonKey });
}

async function universitiesOf(tx: Transaction, userId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct university_id as id from ${analyticsPersonMonths} where user_id = ${userId}
    union select university_id from ${users} where id = ${userId} and university_id is not null`);
  return rows.map(({ id }) => id);
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
