import { sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import {
  analyticsObjections,
  analyticsPersonMonths,
  analyticsPersonThings,
  analyticsProgress,
  analyticsSupply,
} from "#db/schema/analytics.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { firstOfMonth, lastWholeMonth, monthsBetween } from "#rules/analytics/periods.ts";
import { addDays, addMonths } from "#rules/days.ts";
import { oldestVisitMonth } from "#rules/retention.ts";
import { foldDays } from "./fold-days.server.ts";
import { lockFigures } from "./lock-figures.server.ts";
import { publishMonths } from "./publish-months.server.ts";
import { publishYear } from "./publish-year.server.ts";

/** How much is caught up with at once. */
const MAX_MONTHS = 14;

/**
 * Brings the figures up to yesterday: folds in the days that are over, and publishes each month once
 * it is. About a year is one transaction, so that a start after a long stop goes on where it was.
 */
export async function rollUp(today: string): Promise<void> {
  let next = await nextDay(today);
  // Much to catch up with is often much that was just written: the planner must know how much.
  if (next && next < lastWholeMonth(today))
    await db.execute(sql`analyze ${activity}, ${users}, ${profiles}, ${jobs}`);
  while (next && next < today) next = await rollUpSome(next, today);
}

/** The day after the last one that was folded in; the first day of all where none was. Null where nothing happened yet. */
async function nextDay(today: string): Promise<string | null> {
  const [progress] = await db.select().from(analyticsProgress);
  if (progress) return addDays(progress.foldedTo, 1);
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select min(day)::text as day from ${activity}`,
  );
  const first = rows[0]?.day ?? null;
  return first && first < today ? first : null;
}

async function rollUpSome(from: string, today: string): Promise<string> {
  const first = firstOfMonth(from);
  const [to = from] = [addDays(addMonths(first, MAX_MONTHS), -1), addDays(today, -1)].sort();
  await db.transaction(async (tx) => {
    await lockFigures(tx);
    const [progress] = await tx.select().from(analyticsProgress);
    if (progress && progress.foldedTo >= to) return;
    await foldDays(tx, { from, to });
    const last = lastWholeMonth(today);
    const over = monthsBetween(first, to < last ? firstOfMonth(to) : last);
    await publish(tx, over, last);
    const publishedTo = over.at(-1);
    await noteProgress(tx, { foldedTo: to, ...(publishedTo ? { publishedTo } : {}) });
  });
  return addDays(to, 1);
}

async function noteProgress(
  tx: Transaction,
  reached: { foldedTo: string; publishedTo?: string },
): Promise<void> {
  await tx
    .insert(analyticsProgress)
    .values({ ...reached, at: new Date() })
    .onConflictDoUpdate({ target: analyticsProgress.id, set: { ...reached, at: new Date() } });
}

/** Twelve months are read up to the last one that is over, so a start that catches up makes no others. */
async function publish(tx: Transaction, over: readonly string[], last: string): Promise<void> {
  if (over.length === 0) return;
  await publishMonths(tx, { months: over });
  if (over.includes(last)) await publishYear(tx, { month: last });
  await countSupply(tx, over);
}

/** Adverts that were open at the end of each month, as they are known today. */
async function countSupply(tx: Transaction, months: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${analyticsSupply} (month, country, dimension, value, open, fitting)
    select m.month, j.country, f.dimension, f.value, count(*)::int,
      (count(*) filter (where v.typical in ('fits', 'fits-as-new-entrant')))::int
    from unnest(${sql.param(months)}::date[]) as m(month)
    cross join lateral (select (m.month + interval '1 month') at time zone 'UTC' as at) as ended
    join ${jobs} j on j.state in ('approved', 'closed') and j.posted_at < ended.at
      and (j.closes_at is null or j.closes_at >= ended.at)
      and (j.closed_at is null or j.closed_at >= ended.at)
    left join ${jobVerdicts} v on v.job_id = j.id
    cross join lateral (values ('field', j.sector), ('place', j.city)) as f(dimension, value)
    where f.value is not null
    group by m.month, j.country, f.dimension, f.value
    on conflict do nothing`);
}

/**
 * Publishes every month of one university again: somebody objected, or counts again. Months whose
 * people are forgotten stay as they were published: nobody could count them again.
 */
export async function republish(universityId: number, now: Date): Promise<void> {
  const oldest = oldestVisitMonth(now);
  await db.transaction(async (tx) => {
    await lockFigures(tx);
    await deleteObjectors(tx, universityId);
    const [progress] = await tx.select().from(analyticsProgress);
    const last = progress?.publishedTo;
    if (!last) return;
    await publishMonths(tx, { universityId, months: monthsBetween(oldest, last) });
    await publishYear(tx, { universityId, month: last });
  });
}

/** Somebody who objected while the days were being folded in was folded in with them. */
async function deleteObjectors(tx: Transaction, universityId: number): Promise<void> {
  for (const table of [analyticsPersonMonths, analyticsPersonThings])
    await tx.execute(sql`delete from ${table} where university_id = ${universityId}
      and user_id in (select user_id from ${analyticsObjections})`);
}
