import { sql } from "drizzle-orm";
import type { db, Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import type { ActivityKind } from "./activity-kind.ts";

/** Who did it and when, and the id of the thing where the kind is about one. */
export type Act<About extends string> = { userId: string; at: Date } & (About extends ""
  ? { thingId?: undefined }
  : { thingId: string | number });

/**
 * Notes what somebody did, in the transaction in which they did it. The same act about the same
 * thing counts once a day: the database decides, so callers need not ask first.
 */
export async function recordActivity<About extends string>(
  tx: Transaction,
  kind: ActivityKind<About>,
  act: Act<About>,
): Promise<void> {
  await insertActivity(tx, [{ kind, ...act }]);
}

export type ActivityEntry = {
  kind: ActivityKind;
  userId: string;
  thingId?: string | number | undefined;
  at: Date;
};

/**
 * One statement for any number of acts; of the same act on one day the first stays. The university
 * is the one the person belongs to now; people who have gone meanwhile are left out.
 */
export async function insertActivity(
  on: Transaction | typeof db,
  entries: readonly ActivityEntry[],
): Promise<void> {
  const column = (read: (entry: ActivityEntry) => string) => sql.param(entries.map(read));
  await on.execute(sql`
    insert into ${activity} (user_id, day, kind, thing, thing_id, at, university_id)
    select u.id, (a.at at time zone 'UTC')::date, a.kind, a.thing, a.thing_id, a.at, u.university_id
    from unnest(
      ${column(({ userId }) => userId)}::text[],
      ${column(({ kind }) => kind.name)}::text[],
      ${column(({ kind }) => kind.about)}::text[],
      ${column(({ thingId = "" }) => String(thingId))}::text[],
      ${column(({ at }) => at.toISOString())}::timestamptz[]
    ) as a(user_id, kind, thing, thing_id, at)
    join ${users} u on u.id = a.user_id
    order by u.id, a.kind, a.thing, a.thing_id, a.at
    on conflict do nothing`);
}
