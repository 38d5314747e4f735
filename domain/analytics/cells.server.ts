import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { analyticsCells } from "#db/schema/analytics.ts";
import type { ShownCount } from "#rules/analytics/report.ts";

export type Cell = Pick<
  typeof analyticsCells.$inferInsert,
  "universityId" | "month" | "metric" | "dimension" | "value" | "shown"
>;

/** None for fewer than five: a whole that is not stored is few. */
export function cellOf(count: ShownCount, dimension: string, value: string) {
  if (count.kind === "few") return [];
  return [{ dimension, value, shown: count.kind === "count" ? count.value : null }];
}

type Replaced = { span: "month" | "year"; months: readonly string[]; universityId?: number };

export async function replaceCells(
  tx: Transaction,
  { universityId, months, span }: Replaced,
  cells: readonly Cell[],
): Promise<void> {
  await tx.execute(sql`delete from ${analyticsCells}
    where span = ${span} and month = any(${sql.param(months)}::date[]) ${isOf(universityId)}`);
  if (cells.length === 0) return;
  const column = (name: keyof Cell) => sql.param(cells.map((cell) => cell[name]));
  await tx.execute(sql`
    insert into ${analyticsCells} (university_id, span, month, metric, dimension, value, shown)
    select c.university_id, ${span}, c.month, c.metric, c.dimension, c.value, c.shown from unnest(
      ${column("universityId")}::int[], ${column("month")}::date[], ${column("metric")}::text[],
      ${column("dimension")}::text[], ${column("value")}::text[], ${column("shown")}::int[])
      as c(university_id, month, metric, dimension, value, shown)`);
}

export function isOf(universityId: number | undefined): SQL {
  return universityId === undefined ? sql`` : sql`and university_id = ${universityId}`;
}
