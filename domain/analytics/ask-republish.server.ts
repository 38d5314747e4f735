import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { analyticsPersonMonths } from "#db/schema/analytics.ts";
import { enqueue } from "#platform/queue.server.ts";

/** Queues a recount of every university whose figures somebody is in, or would be. */
export async function askRepublish(tx: Transaction, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ universityId: number }>(sql`
    select distinct university_id as "universityId" from ${analyticsPersonMonths}
    where user_id = ${userId}
    union select university_id from ${users} where id = ${userId} and university_id is not null`);
  for (const { universityId } of rows) {
    const singletonKey = String(universityId);
    await enqueue(tx, "republish-analytics", { universityId }, { singletonKey });
  }
}
