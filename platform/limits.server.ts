import { and, eq, gt, gte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { rateLimits } from "#db/schema/sign-in.ts";

/** So many within so many seconds, counted from the first. */
export type Limit = { limit: number; windowSeconds: number };

/** A limit, and how many to count at once where it is not one. */
export type Counting = Limit & { by?: number };

export type Count = { over: boolean; count: number; retryAfterSeconds: number };

/**
 * Counts under a key, one more or `by`, and says whether that was too many. One statement
 * does both, so two processes counting at once never lose one.
 */
export async function countFailure(key: string, counting: Counting, now: Date): Promise<Count> {
  const [count] = await countFailures([{ key, ...counting }], now);
  return count!;
}

/** The same under several keys, each once, in one statement. */
export async function countFailures(
  counters: readonly (Counting & { key: string })[],
  now: Date,
): Promise<Count[]> {
  const isPast = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const values = counters.map(({ key, by = 1, windowSeconds }) => {
    return { key, count: by, resetsAt: new Date(now.getTime() + windowSeconds * 1000) };
  });
  const rows = await db
    .insert(rateLimits)
    // In one order for everybody: rows locked crosswise would wait for each other for ever.
    .values(values.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isPast} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetsAt: sql`case when ${isPast} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      count: rateLimits.count,
      resetsAt: rateLimits.resetsAt,
    });

  return counters.map(({ key, limit }) => {
    const { count, resetsAt } = rows.find((row) => row.key === key)!;
    const waitMs = resetsAt.getTime() - now.getTime();
    return { over: count > limit, count, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
  });
}

/** Takes one back that was counted before it was known to be no failure. */
export async function uncountFailure(key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}

/** How many are counted under a key, and since when; null where none are. */
export async function findCount(key: string, { windowSeconds }: Pick<Limit, "windowSeconds">) {
  const [row] = await db
    .select({ count: rateLimits.count, resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return row
    ? { count: row.count, since: new Date(row.resetsAt.getTime() - windowSeconds * 1000) }
    : null;
}

/** Whether the limit is used up, so that one more would be over it. Counts nothing. */
export async function isOver(
  key: string,
  { limit }: Pick<Limit, "limit">,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(
      and(eq(rateLimits.key, key), gt(rateLimits.resetsAt, now), gte(rateLimits.count, limit)),
    );
  return rows.length > 0;
}

export async function resetFailures(key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}
