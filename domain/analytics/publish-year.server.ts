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
import {
  type Facet,
  metricsOfFacet,
  monthlyMetrics,
  monthsOfValue,
  yearlyMetrics,
} from "#rules/analytics/metrics.ts";
import { type Counts, isYearSafe, shownThings, shownYear } from "#rules/analytics/protect.ts";
import { addMonths } from "#rules/days.ts";
import { cellOf, isOf, replaceCells } from "./cells.server.ts";
import { countsOf } from "./publish-months.server.ts";
import { type YearOfMonths, yearsOfMonths } from "./year-of-months.server.ts";

/** The month it ends with; and of which university, where it is not of all. */
export type PublishedYear = { month: string; universityId?: number };

/** What pages show of the twelve months that end with this one; its months are published first. */
export async function publishYear(tx: Transaction, of: PublishedYear): Promise<void> {
  const years = await yearsOfMonths(tx, of);
  const wholes = await countYear(tx, of);
  const things = await countThings(tx, of);
  const firstCvs = await countFirstCvs(tx, of);
  const cells = [...years].flatMap(([universityId, year]) => {
    const facets = [...(things.get(universityId) ?? []), ...(firstCvs.get(universityId) ?? [])];
    return [
      ...wholeCells(wholes.get(universityId) ?? [], year),
      ...facets.flatMap(([facet, counts]) => thingCells(facet, counts, year)),
    ].map((cell) => ({ universityId, month: of.month, ...cell }));
  });
  // Nobody reads a year that another has followed.
  await tx.execute(sql`delete from ${analyticsCells}
    where span = 'year' and month < ${of.month}::date ${isOf(of.universityId)}`);
  await replaceCells(tx, { ...of, months: [of.month], span: "year" }, cells);
}

function wholeCells(counts: readonly number[], year: YearOfMonths) {
  return yearlyMetrics.flatMap((metric, at) => {
    const months = monthlyMetrics.includes(metric) ? year.monthsOf([metric]) : [];
    const shown = shownYear(counts[at] ?? 0, { months, members: year.members });
    return cellOf(shown, "all", "").map((cell) => ({ metric: metric as string, ...cell }));
  });
}

function thingCells(facet: Facet, counts: Counts, year: YearOfMonths) {
  const shown = shownThings(counts);
  const months = year.monthsOf(metricsOfFacet[facet]);
  if (!isYearSafe({ months, members: mostIn(facet, [...shown.keys()], year) })) return [];
  return [...shown]
    .filter(([value]) => isSafeBesideMonths(facet, value, year))
    .flatMap(([value, count]) =>
      cellOf(count, "thing", value).map((cell) => ({ metric: facet as string, ...cell })),
    );
}

/** How many can be in these values at most: those who come from these countries, or everybody. */
function mostIn(facet: Facet, values: readonly string[], year: YearOfMonths): number {
  const groups = values.map((value) => monthsOfValue(facet, value)?.group?.value);
  return groups.reduce(
    (sum, group) => (group === undefined ? year.members : sum + year.membersIn(group)),
    0,
  );
}

/** A value that is counted by the month too is shown as a whole year is. */
function isSafeBesideMonths(facet: Facet, value: string, year: YearOfMonths): boolean {
  const by = monthsOfValue(facet, value);
  if (!by) return true;
  const members = by.group ? year.membersIn(by.group.value) : year.members;
  return isYearSafe({ months: year.monthsOf(by.metrics, by.group?.value), members });
}

function firstMonth(month: string): string {
  return addMonths(month, -11);
}

const inYear = ({ month, universityId }: PublishedYear) =>
  sql`month between ${firstMonth(month)}::date and ${month}::date ${isOf(universityId)}`;

async function countYear(tx: Transaction, of: PublishedYear) {
  const { rows } = await tx.execute<{ id: number; counts: number[] }>(sql`
    select university_id as id, ${countsOf(yearlyMetrics)} as counts from (
      select university_id, bit_or(facts) as facts from ${analyticsPersonMonths}
      where ${inYear(of)} group by university_id, user_id) as people
    group by university_id`);
  return new Map(rows.map(({ id, counts }) => [id, counts]));
}

type ThingRow = { id: number; facet: Facet; value: string; people: number };

async function countThings(tx: Transaction, of: PublishedYear) {
  const { rows } = await tx.execute<ThingRow>(sql`
    select university_id as id, facet, value, count(distinct user_id)::int as people
    from ${analyticsPersonThings} where ${inYear(of)} group by university_id, facet, value`);
  return byUniversity(rows);
}

/** People who joined in these twelve months and made a CV, by how long it took them. */
async function countFirstCvs(tx: Transaction, of: PublishedYear) {
  const next = addMonths(of.month, 1);
  const { rows } = await tx.execute<ThingRow>(sql`
    select id, 'first-cv' as facet, case when days <= 7 then 'week' when days <= 30 then 'month'
      else 'later' end as value, count(*)::int as people
    from (
      select u.university_id as id, min(a.day) - (u.created_at at time zone 'UTC')::date as days
      from ${users} u join ${activity} a on a.user_id = u.id and a.kind = 'cv-made'
      where u.university_id is not null ${of.universityId ? sql`and u.university_id = ${of.universityId}` : sql``}
        and u.created_at at time zone 'UTC' >= ${firstMonth(of.month)}::date
        and u.created_at at time zone 'UTC' < ${next}::date
        and a.day < ${next}::date
        and not exists (select from ${analyticsObjections} o where o.user_id = u.id)
      group by u.id) as first
    group by 1, 3`);
  return byUniversity(rows);
}

function byUniversity(rows: readonly ThingRow[]): Map<number, [Facet, Counts][]> {
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [
      id,
      [...Map.groupBy(own, ({ facet }) => facet)].map(([facet, of]) => [
        facet,
        new Map(of.map(({ value, people }) => [value, people])),
      ]),
    ]),
  );
}
