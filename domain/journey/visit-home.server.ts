import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { homeVisits } from "#db/schema/journey.ts";

/** Opened again within this it is still the same visit. */
const VISIT_MS = 30 * 60_000;

/** When the home was last opened, and when the visit before that was. */
export type LastVisit = { seenAt: Date; beforeAt: Date | null };

/**
 * When somebody was last here before this visit; null at their first. A visit is written once and
 * not at every page.
 */
export async function visitHome(
  userId: string,
  last: LastVisit | null,
  now: Date,
): Promise<Date | null> {
  const isSameVisit = last && now.getTime() - last.seenAt.getTime() < VISIT_MS;
  if (isSameVisit) return last.beforeAt;
  const beforeAt = last?.seenAt ?? null;
  await writeVisit(userId, now, beforeAt);
  return beforeAt;
}

/** Nothing where the account was erased while its last page was being made. */
async function writeVisit(userId: string, now: Date, beforeAt: Date | null): Promise<void> {
  const visit = db
    .select({
      userId: users.id,
      seenAt: sql`${now}::timestamptz`.as("seen_at"),
      beforeAt: sql`${beforeAt}::timestamptz`.as("before_at"),
    })
    .from(users)
    .where(eq(users.id, userId))
    .for("key share");
  await db
    .insert(homeVisits)
    .select(visit)
    .onConflictDoUpdate({ target: homeVisits.userId, set: { seenAt: now, beforeAt } });
}
