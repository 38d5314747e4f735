import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { analyticsPersonMonths } from "#db/schema/analytics.ts";
import type { ShownMonth } from "#rules/analytics/bounds.ts";
import {
  type Dimension,
  dimensions,
  type Metric,
  maskOf,
  metricAround,
  monthlyMetrics,
} from "#rules/analytics/metrics.ts";
import { type MonthCounts, NOT_GIVEN, shownMonth } from "#rules/analytics/protect.ts";
import { cellOf, isOf, replaceCells } from "./cells.server.ts";

/** Months; and of which university, where it is not of all. */
export type Published = { months: readonly string[]; universityId?: number };

/** What pages show of some months, in place of what they showed before. */
export async function publishMonths(tx: Transaction, of: Published): Promise<void> {
  if (of.months.length === 0) return;
  const cells = (await countMonths(tx, of)).flatMap(({ universityId, month, counts }) =>
    cellsOf(shownMonth(counts, { members: "member", within: metricAround })).map((cell) => ({
      ...cell,
      universityId,
      month,
    })),
  );
  await replaceCells(tx, { ...of, span: "month" }, cells);
}

function cellsOf(months: ReadonlyMap<Metric, ShownMonth>) {
  return [...months].flatMap(([metric, shown]) =>
    [
      ...cellOf(shown.total, "all", ""),
      // A part that is not stored is hidden.
      ...dimensions.flatMap((dimension) =>
        [...(shown.by[dimension] ?? [])]
          .filter(([, { kind }]) => kind === "count")
          .flatMap(([value, count]) => cellOf(count, dimension, value)),
      ),
    ].map((cell) => ({ metric, ...cell })),
  );
}

type Row = {
  universityId: number;
  month: string;
  dimension: Dimension | "all";
  value: string | null;
  counts: number[];
};

/** How many people have each of these, as an array in their order. */
export function countsOf(metrics: readonly Metric[]): SQL {
  const counted = metrics.map(
    (metric) =>
      sql`count(*) filter (where facts & ${sql.raw(String(maskOf(metric)))}::bigint <> 0)::int`,
  );
  return sql`array[${sql.join(counted, sql`, `)}]`;
}

/** True counts, of the whole and by each dimension. They stay in this function's callers. */
async function countMonths(tx: Transaction, { universityId, months }: Published) {
  const { rows } = await tx.execute<Row>(sql`
    select university_id as "universityId", month::text,
      case grouping(campus_id, course, level, nationality)
        when 7 then 'campus' when 11 then 'course' when 13 then 'level' when 14 then 'nationality'
        else 'all' end as dimension,
      coalesce(campus_id::text, course, level, nationality) as value,
      ${countsOf(monthlyMetrics)} as counts
    from ${analyticsPersonMonths}
    where month = any(${sql.param(months)}::date[]) ${isOf(universityId)}
    group by university_id, month, grouping sets ((), (campus_id), (course), (level), (nationality))`);
  const groups = Map.groupBy(rows, (row) => `${row.universityId} ${row.month}`);
  return [...groups.values()].map((own) => ({
    universityId: own[0]!.universityId,
    month: own[0]!.month,
    counts: new Map(monthlyMetrics.map((metric, at) => [metric, monthCounts(own, at)])),
  }));
}

function monthCounts(rows: readonly Row[], at: number): MonthCounts {
  const by = (dimension: Dimension) =>
    new Map(
      rows
        .filter((row) => row.dimension === dimension)
        .map(({ value, counts }) => [value ?? NOT_GIVEN, counts[at]!]),
    );
  return {
    total: rows.find(({ dimension }) => dimension === "all")?.counts[at] ?? 0,
    by: {
      campus: by("campus"),
      course: by("course"),
      level: by("level"),
      nationality: by("nationality"),
    },
  };
}
