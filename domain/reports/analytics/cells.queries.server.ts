import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { analyticsCells, analyticsProgress, analyticsSupply } from "#db/schema/analytics.ts";
import { courses } from "#db/schema/learning.ts";
import { campuses } from "#db/schema/universities.ts";
import type { Dimension, Facet, Metric } from "#rules/analytics/metrics.ts";
import type { ShownCount } from "#rules/analytics/report.ts";
import { FEW, HIDDEN } from "#rules/analytics/shown.ts";

/** How far the figures go: the last day that is folded in, the last month that is published. */
export async function findProgress() {
  const [progress] = await db.select().from(analyticsProgress);
  return progress ?? null;
}

type Stored = {
  metric: string;
  month: string;
  dimension: string;
  value: string;
  shown: number | null;
};

const columns = {
  metric: analyticsCells.metric,
  month: analyticsCells.month,
  dimension: analyticsCells.dimension,
  value: analyticsCells.value,
  shown: analyticsCells.shown,
};

/** Published counts of one university, by what they are of. A whole that is not stored is few, a part is hidden. */
export class Cells {
  readonly #counts: ReadonlyMap<string, ShownCount>;
  readonly #values: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(rows: readonly Stored[]) {
    this.#counts = new Map(rows.map((row) => [keyOf(row), countIn(row)]));
    const groups = Map.groupBy(rows, ({ metric, dimension }) => `${metric} ${dimension}`);
    this.#values = new Map(
      [...groups].map(([key, of]) => [key, new Set(of.map(({ value }) => value))]),
    );
  }

  at(metric: Metric | Facet, month: string, dimension = "all", value = ""): ShownCount {
    return (
      this.#counts.get(keyOf({ metric, month, dimension, value })) ??
      (dimension === "all" ? FEW : HIDDEN)
    );
  }

  /** Every value that has a count in some month. */
  valuesOf(metric: Metric | Facet, dimension: Dimension | "thing"): readonly string[] {
    return [...(this.#values.get(`${metric} ${dimension}`) ?? [])].sort();
  }
}

function keyOf({ metric, month, dimension, value }: Omit<Stored, "shown">): string {
  return `${metric} ${month} ${dimension} ${value}`;
}

function countIn({ shown }: Stored): ShownCount {
  return shown === null ? HIDDEN : { kind: "count", value: shown };
}

type CellsQuery = { span: "month" | "year"; months: readonly string[]; metrics: readonly string[] };

export async function readCells(universityId: number, asked: CellsQuery): Promise<Cells> {
  const { span, months, metrics } = asked;
  if (metrics.length === 0) return new Cells([]);
  const rows = await db
    .select(columns)
    .from(analyticsCells)
    .where(
      and(
        eq(analyticsCells.universityId, universityId),
        eq(analyticsCells.span, span),
        inArray(analyticsCells.month, [...months]),
        inArray(analyticsCells.metric, [...metrics]),
      ),
    );
  return new Cells(rows);
}

/** The same of all universities together, as wholes: what a median is made of. By university. */
export async function unsafeReadTotals({ months, metrics }: Omit<CellsQuery, "span">) {
  if (metrics.length === 0) return [];
  const rows = await db
    .select({ universityId: analyticsCells.universityId, ...columns })
    .from(analyticsCells)
    .where(
      and(
        eq(analyticsCells.span, "month"),
        inArray(analyticsCells.metric, [...metrics]),
        inArray(analyticsCells.month, [...months]),
        sql`${analyticsCells.dimension} = 'all'`,
      ),
    );
  return [...Map.groupBy(rows, ({ universityId }) => universityId).values()].map(
    (of) => new Cells(of),
  );
}

/**
 * Open jobs by field or place in the country of the university, and in places elsewhere; and every place
 * where the country had a job in some month.
 */
export async function readSupply(month: string, home: string) {
  const { country, dimension, value, open, fitting } = analyticsSupply;
  const [rows, places] = await Promise.all([
    db
      .select({ country, dimension, value, open, fitting })
      .from(analyticsSupply)
      .where(eq(analyticsSupply.month, month)),
    db
      .selectDistinct({ value })
      .from(analyticsSupply)
      .where(and(eq(country, home), eq(dimension, "place"))),
  ]);
  const here = rows.filter((row) => row.country === home);
  const abroad = new Map<string, number>();
  for (const row of rows) {
    if (row.country === home || row.dimension !== "place") continue;
    abroad.set(row.value, (abroad.get(row.value) ?? 0) + row.open);
  }
  return {
    here: new Map(here.map((row) => [`${row.dimension} ${row.value}`, row])),
    places: new Set(places.map((row) => row.value)),
    abroad,
  };
}

export async function campusNames(universityId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: campuses.id, name: campuses.name })
    .from(campuses)
    .where(eq(campuses.universityId, universityId));
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

export async function courseTitles(): Promise<Map<string, string>> {
  const rows = await db.select({ slug: courses.slug, title: courses.title }).from(courses);
  return new Map(rows.map(({ slug, title }) => [slug, title]));
}
