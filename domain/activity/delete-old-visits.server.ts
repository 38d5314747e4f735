import { sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { addMonths, isoDay } from "#rules/days.ts";
import { oldestVisitMonth, retentionStart } from "#rules/retention.ts";

const BATCH = 10_000;
/** A process may stand still for a while: what finds no month of its own is kept among the others. */
const MONTHS_AHEAD = 3;

/**
 * Every night: months of visits and sign-ins whose time is over are dropped whole, and the coming
 * ones are made. What people did stays.
 */
export async function deleteOldVisits(now: Date): Promise<void> {
  await db.execute(sql`select drop_visit_months(${oldestVisitMonth(now)}::date)`);
  await deleteStrays(isoDay(retentionStart("visits", now)));
  await rollUpVisitMonths(db, isoDay(now), now);
}

/** Makes the months from a day until some time ahead. One that is there stays as it is. */
export async function rollUpVisitMonths(
  on: Transaction | typeof db,
  from: string,
  now: Date,
): Promise<void> {
  const to = addMonths(isoDay(now), MONTHS_AHEAD);
  await on.execute(sql`select keep_visit_months(${from}::date, ${to}::date)`);
}

/** Visits of days that had no month of their own, some at a time. */
async function deleteStrays(oldest: string): Promise<void> {
  for (let gone = BATCH; gone === BATCH; ) {
    const { rowCount } = await db.execute(sql`
      delete from activity_parts.visits_other where ctid = any(array(
        select ctid from activity_parts.visits_other where day < ${oldest}::date limit ${BATCH}))`);
    gone = rowCount ?? 0;
  }
}
