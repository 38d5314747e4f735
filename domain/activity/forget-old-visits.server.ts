import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";
import { isoDay } from "#rules/days.ts";
import { oldestKept } from "#rules/retention.ts";

const BATCH = 10_000;

/** Every night: visits and sign-ins whose time is over, some at a time. What people did stays. */
export async function forgetOldVisits(now: Date): Promise<void> {
  const oldest = isoDay(oldestKept("visits", now));
  for (let gone = BATCH; gone === BATCH; ) {
    const { rowCount } = await db.execute(sql`
      delete from ${activity} where ctid = any(array(
        select ctid from ${activity}
        where kind in ('signed-in', 'capability-visited') and day < ${oldest}::date limit ${BATCH}))`);
    gone = rowCount ?? 0;
  }
}
