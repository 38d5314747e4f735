import { and, desc, eq, lte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";

const PAGE_SIZE = 50;

const columns = {
  kind: activity.kind,
  thing: activity.thing,
  thingId: activity.thingId,
  at: activity.at,
};

export type ActivityRow = { kind: string; thing: string; thingId: string; at: Date };

/** `next` is the last row of this page: what comes after it is asked for with `after`. */
type ActivityPage = { rows: ActivityRow[]; next: ActivityRow | null };

/** What one person did, newest first. By row and not by number: page 400 costs what page 1 does. */
export async function activityOf(
  userId: string,
  { after = null, pageSize = PAGE_SIZE }: { after?: ActivityRow | null; pageSize?: number } = {},
): Promise<ActivityPage> {
  const rows = await db
    .select(columns)
    .from(activity)
    .where(and(eq(activity.userId, userId), after ? isOlderThan(after) : undefined))
    .orderBy(
      desc(activity.day),
      desc(activity.at),
      desc(activity.kind),
      desc(activity.thing),
      desc(activity.thingId),
    )
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)! : null };
}

/** The day lets the index skip what is newer; of that day the rest is told apart by what it says. */
function isOlderThan({ at, kind, thing, thingId }: ActivityRow) {
  const { at: a, kind: k, thing: t, thingId: i } = activity;
  return and(
    lte(activity.day, at.toISOString().slice(0, 10)),
    sql`(${a}, ${k}, ${t}, ${i}) < (${at.toISOString()}::timestamptz, ${kind}, ${thing}, ${thingId})`,
  );
}
