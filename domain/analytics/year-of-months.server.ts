import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { analyticsCells, analyticsPersonMonths } from "#db/schema/analytics.ts";
import { rangeOf } from "#rules/analytics/bounds.ts";
import type { Metric } from "#rules/analytics/metrics.ts";
import { monthsTo } from "#rules/analytics/periods.ts";
import type { MonthBeside } from "#rules/analytics/protect.ts";
import { addMonths } from "#rules/days.ts";
import { isOf } from "./cells.server.ts";

type CellRow = { id: number; metric: Metric; month: string; value: string; shown: number | null };

/** What is published of a university's twelve months, and how many belonged to it in them. */
export class YearOfMonths {
  readonly members: number;
  readonly #inGroup: ReadonlyMap<string, number>;
  readonly #cells: ReadonlyMap<string, number | null>;
  readonly #months: readonly string[];

  constructor(people: readonly GroupRow[], cells: readonly CellRow[], months: readonly string[]) {
    this.members = people.find(({ isAll }) => isAll)?.people ?? 0;
    this.#inGroup = new Map(people.map(({ value, people: of }) => [value ?? "", of]));
    this.#cells = new Map(
      cells.map(({ metric, month, value, shown }) => [`${metric} ${month} ${value}`, shown]),
    );
    this.#months = months;
  }

  membersIn(nationality: string): number {
    return this.#inGroup.get(nationality) ?? 0;
  }

  /** All months of these metrics: of everybody, or of those who come from one country. */
  monthsOf(metrics: readonly Metric[], nationality = ""): MonthBeside[] {
    return metrics.flatMap((metric) =>
      this.#months.map((month) => {
        const whole = this.#range(metric, month, "");
        if (nationality === "") return whole;
        const part = this.#cells.get(`${metric} ${month} ${nationality}`);
        // A part that is not shown is at most the whole.
        return part ? shownRange(part) : { isShown: false, high: whole.high };
      }),
    );
  }

  #range(metric: Metric, month: string, value: string): MonthBeside {
    const shown = this.#cells.get(`${metric} ${month} ${value}`);
    if (shown === undefined) return { isShown: false, high: rangeOf({ kind: "few" }).high };
    if (shown === null) return { isShown: false, high: rangeOf({ kind: "hidden" }).high };
    return shownRange(shown);
  }
}

function shownRange(value: number): MonthBeside {
  return { isShown: true, high: rangeOf({ kind: "count", value }).high };
}

type GroupRow = {
  id: number;
  isAll: boolean;
  value: string | null;
  people: number;
  began: string;
};

/** Of every university that has somebody in these months, or of one. */
export async function yearsOfMonths(
  tx: Transaction,
  { month, universityId }: { month: string; universityId?: number },
): Promise<Map<number, YearOfMonths>> {
  const first = addMonths(month, -11);
  const { rows: people } = await tx.execute<GroupRow>(sql`
    select university_id as id, grouping(nationality) = 1 as "isAll", nationality as value,
      count(distinct user_id)::int as people, min(month)::text as began
    from ${analyticsPersonMonths}
    where month between ${first}::date and ${month}::date ${isOf(universityId)}
    group by university_id, grouping sets ((), (nationality))`);
  const { rows: cells } = await tx.execute<CellRow>(sql`
    select university_id as id, metric, month::text, value, shown from ${analyticsCells}
    where span = 'month' and dimension in ('all', 'nationality')
      and month between ${first}::date and ${month}::date ${isOf(universityId)}`);
  const cellsOf = Map.groupBy(cells, ({ id }) => id);
  return new Map(
    [...Map.groupBy(people, ({ id }) => id)].map(([id, own]) => {
      // Before a university began, everybody knows that nobody was there: nothing to hide.
      const began = own.find(({ isAll }) => isAll)!.began;
      const months = monthsTo(month, 12).filter((one) => one >= began);
      return [id, new YearOfMonths(own, cellsOf.get(id) ?? [], months)];
    }),
  );
}
