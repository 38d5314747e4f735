import { and, count, eq, gte, isNull, sql, sum } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { referralLedger as ledger, referrals } from "#db/schema/referrals.ts";
import { addDays, isoDay, mondayOf } from "#rules/days.ts";

/** How many weeks the results show, this one included. */
const WEEKS = 8;

export type WeekResult = { monday: string; joined: number; active: number };

/** Who joined by somebody's links and who became active, week by week, oldest first. Numbers only. */
export async function resultsByWeek(inviterId: string, now: Date): Promise<WeekResult[]> {
  const thisMonday = mondayOf(isoDay(now));
  const first = addDays(thisMonday, -7 * (WEEKS - 1));
  const [joined, active] = await Promise.all([
    perWeek(inviterId, referrals.joinedAt, first),
    perWeek(inviterId, referrals.activatedAt, first),
  ]);
  return Array.from({ length: WEEKS }, (_, week) => {
    const monday = addDays(first, 7 * week);
    return { monday, joined: joined.get(monday) ?? 0, active: active.get(monday) ?? 0 };
  });
}

type Moment = typeof referrals.joinedAt | typeof referrals.activatedAt;

async function perWeek(inviterId: string, moment: Moment, first: string) {
  const monday = sql<string>`to_char(date_trunc('week', ${moment} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const rows = await db
    .select({ monday, people: count() })
    .from(referrals)
    .where(
      and(
        eq(referrals.inviterId, inviterId),
        isNull(referrals.refusal),
        gte(moment, new Date(`${first}T00:00:00Z`)),
      ),
    )
    .groupBy(monday);
  return new Map(rows.map((row) => [row.monday, row.people]));
}

export type Totals = { joined: number; active: number; points: number };

export async function totalsOf(inviterId: string): Promise<Totals> {
  const [counted] = await db
    .select({ joined: count(), active: count(referrals.activatedAt) })
    .from(referrals)
    .where(and(eq(referrals.inviterId, inviterId), isNull(referrals.refusal)));
  return { joined: counted!.joined, active: counted!.active, points: await pointsOf(inviterId) };
}

export async function pointsOf(userId: string): Promise<number> {
  const [all] = await db
    .select({ points: sum(ledger.points).mapWith(Number) })
    .from(ledger)
    .where(eq(ledger.userId, userId));
  return all?.points ?? 0;
}
