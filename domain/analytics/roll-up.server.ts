import { sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { analyticsProgress, analyticsSupply } from "#db/schema/analytics.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { universities } from "#db/schema/universities.ts";
import { firstOfMonth, lastWholeMonth, monthsBetween } from "#rules/analytics/periods.ts";
import { addDays, addMonths } from "#rules/days.ts";
import { foldDays } from "./fold-days.server.ts";
import { publishMonth } from "./publish-month.server.ts";
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
    await lockProgress(tx);
    const [progress] = await tx.select().from(analyticsProgress);
    if (progress && progress.foldedTo >= to) return;
    await foldDays(tx, { from, to });
    const last = lastWholeMonth(today);
    const over = monthsBetween(first, to < last ? firstOfMonth(to) : last);
    for (const month of over) await publish(tx, { month, isLast: month === last });
    const publishedTo = over.at(-1);
    await noteProgress(tx, { foldedTo: to, ...(publishedTo ? { publishedTo } : {}) });
  });
  return addDays(to, 1);
}

/** Two processes that both catch up take turns, and the second finds it done. */
async function lockProgress(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('analytics-roll-up'))`);
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
async function publish(
  tx: Transaction,
  { month, isLast }: { month: string; isLast: boolean },
): Promise<void> {
  await publishMonth(tx, { month });
  const all = isLast ? await tx.select({ id: universities.id }).from(universities) : [];
  for (const { id } of all) await publishYear(tx, { universityId: id, month });
  await countSupply(tx, month);
}

/** Adverts that were open at the end of the month, as they are known today. */
async function countSupply(tx: Transaction, month: string): Promise<void> {
  const end = addMonths(month, 1);
  await tx.execute(sql`
    insert into ${analyticsSupply} (month, country, dimension, value, open, fitting)
    select ${month}::date, j.country, f.dimension, f.value, count(*)::int,
      (count(*) filter (where v.typical in ('fits', 'fits-as-new-entrant')))::int
    from ${jobs} j
    left join ${jobVerdicts} v on v.job_id = j.id
    cross join lateral (values ('field', j.sector), ('place', j.city)) as f(dimension, value)
    where j.state in ('approved', 'closed') and f.value is not null
      and j.posted_at < ${end}::date
      and (j.closes_at is null or j.closes_at >= ${end}::date)
      and (j.closed_at is null or j.closed_at >= ${end}::date)
    group by j.country, f.dimension, f.value
    on conflict do nothing`);
}

/** Publishes every month anew that one university has: somebody objected, or counts again. */
export async function republish(universityId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProgress(tx);
    const [progress] = await tx.select().from(analyticsProgress);
    const { rows } = await tx.execute<{ month: string }>(sql`
      select distinct month::text from analytics_cells
      where university_id = ${universityId} and span = 'month'
      union select distinct month::text from analytics_person_months
      where university_id = ${universityId} and month <= ${progress?.publishedTo ?? null}::date
      order by 1`);
    for (const { month } of rows) await publishMonth(tx, { universityId, month });
    const last = progress?.publishedTo;
    if (last) await publishYear(tx, { universityId, month: last });
  });
}
