import { and, eq, lt, or } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { deviceHandovers } from "#db/schema/sign-in.ts";
import { hashed } from "#platform/signing.server.ts";
import { isoDay } from "#rules/days.ts";
import { retentionStart } from "#rules/retention.ts";

/** Notes that somebody signed in on a browser where another person had before. */
export async function noteHandover(fromKey: string, email: string, now: Date): Promise<void> {
  const row = { day: isoDay(now), fromKey, toKey: ownerKey(email) };
  await db.insert(deviceHandovers).values(row).onConflictDoNothing();
}

/** Somebody as their browser's cookie names them: a keyed hash of their address. */
export function ownerKey(email: string): string {
  return hashed("device", email);
}

/** Which of two people signed in after the other on one browser on a day. */
export async function handoversOn(
  tx: Transaction,
  [one, other]: readonly [string, string],
  day: string,
): Promise<{ firstAfterSecond: boolean; secondAfterFirst: boolean }> {
  const [a, b] = [ownerKey(one), ownerKey(other)];
  const between = (toKey: string, fromKey: string) =>
    and(eq(deviceHandovers.toKey, toKey), eq(deviceHandovers.fromKey, fromKey));
  const rows = await tx
    .select({ toKey: deviceHandovers.toKey })
    .from(deviceHandovers)
    .where(and(eq(deviceHandovers.day, day), or(between(a, b), between(b, a))));
  return {
    firstAfterSecond: rows.some(({ toKey }) => toKey === a),
    secondAfterFirst: rows.some(({ toKey }) => toKey === b),
  };
}

export async function deleteOldHandovers(now: Date): Promise<void> {
  await db
    .delete(deviceHandovers)
    .where(lt(deviceHandovers.day, isoDay(retentionStart("deviceHandovers", now))));
}
