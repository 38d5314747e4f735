import { and, eq, gt, gte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { rateLimits } from "#db/schema/accounts.ts";

/** So many within so many seconds, counted from the first. */
export type Limit = { limit: number; windowSeconds: number };

/** A limit, and how many to count at once where it is not one. */
export type Counting = Limit & { by?: number };

export type Count = { over: boolean; count: number; retryAfterSeconds: number };

/**
 * Counts under a key, one more or `by`, and says whether that was too many. One statement
 * does both, so two processes counting at once never lose one.
 */
export async function countFailure(
  key: string,
  { limit, windowSeconds, by = 1 }: Counting,
  now: Date,
): Promise<Count> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const isPast = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;

  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: by, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isPast} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetsAt: sql`case when ${isPast} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });

  const count = row?.count ?? by;
  const waitMs = (row?.resetsAt ?? resetsAt).getTime() - now.getTime();
  return { over: count > limit, count, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
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

export async function forgetFailures(key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}
