import { and, between, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";
import { addDays, addMonths } from "#rules/days.ts";
import type { ActivityRow } from "./activity.queries.server.ts";

/** Far more than anybody does worth telling in a month, and in some years. */
const MAX_IN_MONTH = 500;
const MAX_IN_ALL = 5000;

const columns = {
  kind: activity.kind,
  thing: activity.thing,
  thingId: activity.thingId,
  at: activity.at,
};

/** "2026-11", and how many acts of these kinds somebody has in it. */
export type ActMonth = { month: string; acts: number };

const month = sql<string>`to_char(${activity.day}, 'YYYY-MM')`;

/** The months in which somebody did something of these kinds, newest first. */
export function monthsWithActs(userId: string, kinds: readonly string[]): Promise<ActMonth[]> {
  return db
    .select({ month, acts: count() })
    .from(activity)
    .where(and(eq(activity.userId, userId), isOneOf(kinds)))
    .groupBy(month)
    .orderBy(desc(month));
}

/** What somebody did of these kinds in a month ("2026-11"), in the order it happened. */
export function actsInMonth(userId: string, kinds: readonly string[], asked: string) {
  const first = `${asked}-01`;
  const isInMonth = between(activity.day, first, addDays(addMonths(first, 1), -1));
  return readActs(and(eq(activity.userId, userId), isInMonth, isOneOf(kinds)), MAX_IN_MONTH);
}

/** All that somebody did of these kinds, in the order it happened. */
export function allActs(userId: string, kinds: readonly string[]) {
  return readActs(and(eq(activity.userId, userId), isOneOf(kinds)), MAX_IN_ALL);
}

function readActs(where: SQL | undefined, limit: number): Promise<ActivityRow[]> {
  return db
    .select(columns)
    .from(activity)
    .where(where)
    .orderBy(activity.at, activity.kind, activity.thingId)
    .limit(limit);
}

function isOneOf(kinds: readonly string[]): SQL {
  return inArray(activity.kind, [...kinds]);
}

const thingOrDay = sql<string>`coalesce(nullif(${activity.thingId}, ''), ${activity.day}::text)`;

/**
 * The first so many acts of each kind, one for each thing: saving a job twice is one job. What is
 * about nothing counts by the day.
 */
export async function firstActs(
  userId: string,
  kinds: readonly string[],
  perKind: number,
): Promise<ActivityRow[]> {
  const ranked = db
    .select({
      ...columns,
      at: sql<Date>`min(${activity.at})`.mapWith(activity.at).as("first_at"),
      place:
        sql<number>`row_number() over (partition by ${activity.kind} order by min(${activity.at}), ${activity.thingId})`.as(
          "place",
        ),
    })
    .from(activity)
    .where(and(eq(activity.userId, userId), isOneOf(kinds)))
    .groupBy(activity.kind, activity.thing, activity.thingId, thingOrDay)
    .as("ranked");
  const { kind, thing, thingId, at } = ranked;
  return db
    .select({ kind, thing, thingId, at })
    .from(ranked)
    .where(sql`${ranked.place} <= ${perKind}`)
    .orderBy(at, kind, thingId);
}
