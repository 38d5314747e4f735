import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** By how many whole days a demo is moved forward, and the moment it happens. */
export type Moving = { days: number; now: Date };

/** As an interval, for what lies ahead and for what was planned with it. */
export function by({ days }: Moving): SQL {
  return sql`make_interval(days => ${days}::int)`;
}

/**
 * What has happened is never moved past this moment: somebody may have done it yesterday. What has not
 * happened stays so: `least` would take the moment for it.
 */
export function past(column: AnyPgColumn | SQL, moving: Moving): SQL {
  return sql`case when ${column} is not null then least(${column} + ${by(moving)}, ${moving.now}::timestamptz) end`;
}
