import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import {
  analyticsCells,
  analyticsObjections,
  analyticsPersonMonths,
  analyticsPersonThings,
} from "#db/schema/analytics.ts";
import { type Metric, maskOf, monthlyMetrics, yearlyMetrics } from "#rules/analytics/metrics.ts";
import { monthsTo } from "#rules/analytics/periods.ts";
import { shownParts, shownYear } from "#rules/analytics/protect.ts";
import type { ShownCount } from "#rules/analytics/report.ts";
import { addMonths } from "#rules/days.ts";
import { type Cell, cellOf, replaceCells } from "./publish-month.server.ts";

type Published = { universityId: number; month: string };

/** What pages show of the twelve months that end with this one; its months are published first. */
export async function publishYear(tx: Transaction, of: Published): Promise<void> {
  const counts = await countYear(tx, of);
  const months = await shownTotals(tx, of);
  const wholes = yearlyMetrics.flatMap((metric) => {
    const shown = shownYear(counts.get(metric) ?? 0, months.get(metric) ?? []);
    return cellOf(shown, "all", "").map((cell) => ({ metric, ...cell }));
  });
  const facets = { ...(await countThings(tx, of)), "first-cv": await countFirstCvs(tx, of) };
  const parts = Object.entries(facets).flatMap(([facet, values]) =>
    [...shownParts(values)].flatMap(([value, count]) =>
      cellOf(count, "thing", value).map((cell) => ({ metric: facet, ...cell })),
    ),
  );
  const cells: Cell[] = [...wholes, ...parts].map((cell) => ({ ...of, span: "year", ...cell }));
  await replaceCells(tx, { ...of, span: "year" }, cells);
}

async function countYear(tx: Transaction, { universityId, month }: Published) {
  const counted = yearlyMetrics.map(
    (metric) =>
      sql`count(*) filter (where facts & ${sql.raw(String(maskOf(metric)))}::bigint <> 0)::int`,
  );
  const { rows } = await tx.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counted, sql`, `)}] as counts from (
      select bit_or(facts) as facts from ${analyticsPersonMonths}
      where university_id = ${universityId} and month between ${firstMonth(month)}::date and ${month}::date
      group by user_id) as people`);
  return new Map(yearlyMetrics.map((metric, at) => [metric, rows[0]?.counts[at] ?? 0]));
}

function firstMonth(month: string): string {
  return addMonths(month, -11);
}

/** What is shown of each month, for those that are published by the month too. */
async function shownTotals(tx: Transaction, { universityId, month }: Published) {
  const both = yearlyMetrics.filter((metric) => monthlyMetrics.includes(metric));
  const { rows } = await tx.execute<{ metric: Metric; month: string; shown: number | null }>(sql`
    select metric, month::text, shown from ${analyticsCells}
    where university_id = ${universityId} and span = 'month' and dimension = 'all'
      and month between ${firstMonth(month)}::date and ${month}::date`);
  const { rows: began } = await tx.execute<{ month: string | null }>(sql`
    select min(month)::text as month from ${analyticsPersonMonths} where university_id = ${universityId}`);
  // Before a university began, everybody knows that nobody was there: nothing to hide.
  const months = monthsTo(month, 12).filter((one) => one >= (began[0]?.month ?? month));
  const of = (metric: Metric, one: string): ShownCount => {
    const cell = rows.find((row) => row.metric === metric && row.month === one);
    if (!cell) return { kind: "few" };
    return cell.shown === null ? { kind: "hidden" } : { kind: "count", value: cell.shown };
  };
  return new Map(both.map((metric) => [metric, months.map((one) => of(metric, one))]));
}

async function countThings(tx: Transaction, { universityId, month }: Published) {
  const { rows } = await tx.execute<{ facet: string; value: string; people: number }>(sql`
    select facet, value, count(distinct user_id)::int as people from ${analyticsPersonThings}
    where university_id = ${universityId} and month between ${firstMonth(month)}::date and ${month}::date
    group by facet, value`);
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ facet }) => facet)].map(([facet, of]) => [
      facet,
      new Map(of.map(({ value, people }) => [value, people])),
    ]),
  );
}

/** People who joined in these twelve months and made a CV, by how long it took them. */
async function countFirstCvs(tx: Transaction, { universityId, month }: Published) {
  const { rows } = await tx.execute<{ value: string; people: number }>(sql`
    select case when days <= 7 then 'week' when days <= 30 then 'month' when days <= 90 then 'quarter'
      else 'later' end as value, count(*)::int as people
    from (
      select min(a.day) - (u.created_at at time zone 'UTC')::date as days
      from ${users} u join ${activity} a on a.user_id = u.id and a.kind = 'cv-made'
      where u.university_id = ${universityId}
        and u.created_at >= ${firstMonth(month)}::date and u.created_at < ${addMonths(month, 1)}::date
        and a.day < ${addMonths(month, 1)}::date
        and not exists (select from ${analyticsObjections} o where o.user_id = u.id)
      group by u.id, u.created_at) as first
    group by 1`);
  return new Map(rows.map(({ value, people }) => [value, people]));
}
