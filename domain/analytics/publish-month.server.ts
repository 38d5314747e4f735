import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { analyticsCells, analyticsPersonMonths } from "#db/schema/analytics.ts";
import {
  type Dimension,
  dimensions,
  type Metric,
  maskOf,
  monthlyMetrics,
} from "#rules/analytics/metrics.ts";
import {
  type MonthCounts,
  NOT_GIVEN,
  type ShownMonth,
  shownMonth,
} from "#rules/analytics/protect.ts";
import type { ShownCount } from "#rules/analytics/report.ts";

/** A month; and of which university, where it is not of all. */
export type Published = { month: string; universityId?: number };
export type Cell = typeof analyticsCells.$inferInsert;

/** What pages show of one month, in place of what they showed before. */
export async function publishMonth(tx: Transaction, of: Published): Promise<void> {
  const cells = [...(await countMonth(tx, of))].flatMap(([universityId, counts]) =>
    cellsOf(shownMonth(counts, counts.get("member")!)).map((cell) => ({
      ...cell,
      universityId,
      span: "month" as const,
      month: of.month,
    })),
  );
  await replaceCells(tx, { ...of, span: "month" }, cells);
}

function cellsOf(months: ReadonlyMap<Metric, ShownMonth>) {
  return [...months].flatMap(([metric, shown]) =>
    [
      ...cellOf(shown.total, "all", ""),
      ...dimensions.flatMap((dimension) =>
        // A part that is not stored is hidden; members are stored all the same, for the names of groups.
        [...(shown.by[dimension] ?? [])]
          .filter(([, { kind }]) => kind === "count" || metric === "member")
          .flatMap(([value, count]) => cellOf(count, dimension, value)),
      ),
    ].map((cell) => ({ metric, ...cell })),
  );
}

/** None for fewer than five: a whole that is not stored is few. */
export function cellOf(count: ShownCount, dimension: string, value: string) {
  if (count.kind === "few") return [];
  return [{ dimension, value, shown: count.kind === "count" ? count.value : null }];
}

export async function replaceCells(
  tx: Transaction,
  { universityId, month, span }: Published & { span: "month" | "year" },
  cells: readonly Cell[],
): Promise<void> {
  await tx.execute(sql`delete from ${analyticsCells}
    where span = ${span} and month = ${month} ${isOf(universityId)}`);
  if (cells.length === 0) return;
  const column = (name: keyof Cell) => sql.param(cells.map((cell) => cell[name]));
  await tx.execute(sql`
    insert into ${analyticsCells} (university_id, span, month, metric, dimension, value, shown)
    select c.university_id, ${span}, ${month}::date, c.metric, c.dimension, c.value, c.shown from unnest(
      ${column("universityId")}::int[], ${column("metric")}::text[], ${column("dimension")}::text[], ${column("value")}::text[],
      ${column("shown")}::int[]) as c(university_id, metric, dimension, value, shown)`);
}

function isOf(universityId: number | undefined): SQL {
  return universityId === undefined ? sql`` : sql`and university_id = ${universityId}`;
}

type Row = {
  universityId: number;
  dimension: Dimension | "all";
  value: string | null;
  counts: number[];
};

/** True counts, of the whole and by each dimension. They stay in this function's callers. */
async function countMonth(tx: Transaction, { universityId, month }: Published) {
  const counted = monthlyMetrics.map(
    (metric) =>
      sql`count(*) filter (where facts & ${sql.raw(String(maskOf(metric)))}::bigint <> 0)::int`,
  );
  const { rows } = await tx.execute<Row>(sql`
    select university_id as "universityId", case grouping(campus_id, course, level, nationality)
        when 7 then 'campus' when 11 then 'course' when 13 then 'level' when 14 then 'nationality'
        else 'all' end as dimension,
      coalesce(campus_id::text, course, level, nationality) as value,
      array[${sql.join(counted, sql`, `)}] as counts
    from ${analyticsPersonMonths}
    where month = ${month} ${isOf(universityId)}
    group by university_id, grouping sets ((), (campus_id), (course), (level), (nationality))`);
  return new Map(
    [...Map.groupBy(rows, (row) => row.universityId)].map(([id, own]) => [
      id,
      new Map(monthlyMetrics.map((metric, at) => [metric, monthCounts(own, at)])),
    ]),
  );
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
