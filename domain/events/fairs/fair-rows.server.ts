import { eq, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { fairRegistrations } from "#db/schema/events.ts";
import { isoDay } from "#rules/days.ts";
import { oldestKept } from "#rules/retention.ts";

const addressIs = (email: string) =>
  eq(sql`lower(${fairRegistrations.email})`, email.toLowerCase());

/** What we hold on an address for fairs, for its owner. */
export async function fairRowsOf(email: string): Promise<Record<string, object[]>> {
  return {
    fair_registrations_of_address: await db
      .select({
        fair: fairRegistrations.fair,
        name: fairRegistrations.name,
        university: fairRegistrations.university,
        interest: fairRegistrations.interest,
        timeZone: fairRegistrations.timeZone,
        createdAt: fairRegistrations.createdAt,
        cancelledAt: fairRegistrations.cancelledAt,
      })
      .from(fairRegistrations)
      .where(addressIs(email)),
  };
}

export async function eraseFairRows(tx: Transaction, email: string): Promise<void> {
  await tx.delete(fairRegistrations).where(addressIs(email));
}

/** A fair's name ends in its day: so long after it, nobody needs to know who came. */
export async function forgetOldFairRows(now: Date): Promise<void> {
  const oldest = isoDay(oldestKept("fairRegistrations", now));
  await db.delete(fairRegistrations).where(lt(sql`right(${fairRegistrations.fair}, 10)`, oldest));
}
