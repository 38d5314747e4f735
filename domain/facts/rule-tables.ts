import { experienceClassRules } from "#rules/ca-express-entry/experience-class.ts";
import { pgwpRules } from "#rules/ca-pgwp/tables.ts";
import { type Dated, isInForce } from "#rules/dated.ts";
import { stamp1GRules } from "#rules/ie-permits/stamp-1g.ts";
import { permitPay, permitTerms } from "#rules/ie-permits/tables.ts";
import { graduateVisaCosts } from "#rules/post-study/graduate-visa-costs.ts";
import { postStudyRows } from "#rules/post-study/tables.ts";
import { listEnds } from "#rules/uk-work/lists/list-end.ts";
import { allOccupations } from "#rules/uk-work/occupations/all-occupations.ts";
import { goingRatesSource } from "#rules/uk-work/sources.ts";
import { sponsorCosts } from "#rules/uk-work/sponsor-costs.ts";
import { newEntrantRules, routeDates, salaryOptions } from "#rules/uk-work/tables.ts";
import { hoursRules } from "#rules/work-hours/hours-rules.ts";

/** The dated tables of the tools that facts may point into, by file and name. */
const tables: Readonly<Record<string, readonly Dated[]>> = {
  "rules/uk-work/tables.ts#salaryOptions": salaryOptions,
  "rules/uk-work/tables.ts#newEntrantRules": newEntrantRules,
  "rules/uk-work/tables.ts#routeDates": routeDates,
  "rules/uk-work/sponsor-costs.ts#sponsorCosts": sponsorCosts,
  "rules/uk-work/lists/list-end.ts#listEnds": listEnds,
  "rules/post-study/graduate-visa-costs.ts#graduateVisaCosts": graduateVisaCosts,
  "rules/post-study/tables.ts#postStudyRows": postStudyRows,
  "rules/work-hours/hours-rules.ts#hoursRules": hoursRules,
  "rules/ie-permits/tables.ts#permitPay": permitPay,
  "rules/ie-permits/tables.ts#permitTerms": permitTerms,
  "rules/ie-permits/stamp-1g.ts#stamp1GRules": stamp1GRules,
  "rules/ie-permits/stamp-1g.ts#grants": stamp1GRules.flatMap(({ grants, ...row }) =>
    grants.map((grant) => ({ ...row, ...grant, months: sum(grant.months) })),
  ),
  "rules/uk-work/occupations/all-occupations.ts#rates": allOccupations.map(
    ({ socCode, rates }) => ({ ...goingRatesSource, socCode, ...rates }),
  ),
  "rules/ca-pgwp/tables.ts#pgwpRules": pgwpRules,
  "rules/ca-express-entry/experience-class.ts#experienceClassRules": experienceClassRules,
};

/** What a rule table holds: the value, and the row that holds it. */
export type RuleValue = {
  value: string | number;
  row: Dated;
  /** The table covers the day no more: this is what it held last. */
  hasEnded: boolean;
};

/** `rules/file.ts#table[field=value,field=value].field` */
const pointer = /^(rules\/[^#]+#\w+)(?:\[([^\]]*)\])?\.(\w+)$/;

/**
 * The value a pointer leads to on a day. A condition on `effectiveFrom` or `effectiveTo` names one
 * row whatever the day; otherwise the row in force that day answers. Where the table has ended the
 * last that began does: a page that says what we last knew is better than none. Null for a day before
 * all of its rows. Throws where it leads nowhere.
 */
export function ruleValueOn(tool: string, day: string): RuleValue | null {
  const [, table = "", conditions = "", field = ""] = pointer.exec(tool) ?? [];
  const rows = tables[table] as readonly (Dated & Record<string, unknown>)[] | undefined;
  if (!rows) throw new Error(`No rule table for ${tool}`);
  const wanted = conditions
    .split(",")
    .filter((condition) => condition.includes("="))
    .map((condition) => condition.split("=") as [string, string]);
  const isDated = wanted.some(([name]) => name.startsWith("effective"));
  const fitting = rows.filter((each) => wanted.every(([name, to]) => holds(each[name], to)));
  const row =
    fitting.findLast((each) => isDated || isInForce(each, day)) ??
    fitting.findLast(({ effectiveFrom }) => effectiveFrom <= day);
  const value = (row ?? fitting[0])?.[field];
  if (typeof value !== "string" && typeof value !== "number") {
    throw new Error(`${tool} leads nowhere on ${day}`);
  }
  if (!row) return null;
  return { value, row, hasEnded: !isDated && !isInForce(row, day) };
}

function holds(held: unknown, value: string): boolean {
  return Array.isArray(held) ? held.map(String).includes(value) : String(held) === value;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
