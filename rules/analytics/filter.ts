import type { AnalyticsFilter } from "./report.ts";

export type FilterField = NonNullable<AnalyticsFilter["by"]>["field"];
export type FilterChoice = {
  readonly field: FilterField;
  readonly value: string;
  readonly label: string;
};

export const periods = [1, 3, 6, 12] as const;
export const filterFields: Readonly<Record<FilterField, string>> = {
  campus: "Campus",
  course: "Field of study",
  level: "Level",
  nationality: "Home country",
};
export const USUAL_MONTHS = 3;

type ReadFilter = { filter: AnalyticsFilter; problem: string | null };

/**
 * The filter that an address asks for: `?months=6&by=campus:3`. What is not known here is left out,
 * and a sentence says so.
 */
export function readFilter(query: URLSearchParams, choices: readonly FilterChoice[]): ReadFilter {
  const months = monthsOf(query.get("months"));
  const by = byOf(query.get("by"), choices);
  const filter = { months: months ?? USUAL_MONTHS, ...(by ? { by } : {}) };
  const problems = [
    ...(months === null ? ["There are figures for 1, 3, 6 or 12 months."] : []),
    ...(by === null ? ["We do not know that group of students, so all of them are counted."] : []),
  ];
  return { filter, problem: problems.join(" ") || null };
}

function monthsOf(text: string | null): AnalyticsFilter["months"] | null {
  if (text === null || text === "") return USUAL_MONTHS;
  return periods.find((months) => String(months) === text) ?? null;
}

/** Undefined where nothing is asked for, null where it is not known. */
function byOf(text: string | null, choices: readonly FilterChoice[]) {
  if (text === null || text === "") return undefined;
  const at = text.indexOf(":");
  const [field, value] = [text.slice(0, at), text.slice(at + 1)];
  const chosen = choices.find((choice) => choice.field === field && choice.value === value);
  return chosen ? { field: chosen.field, value } : null;
}

/** As the address writes it. The usual filter is no words at all. */
export function filterQuery({ months, by }: AnalyticsFilter): string {
  const query = new URLSearchParams({
    ...(months === USUAL_MONTHS ? {} : { months: String(months) }),
    ...(by ? { by: `${by.field}:${by.value}` } : {}),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** "the last 3 months", "the last month". */
export function periodLabel(months: number): string {
  return months === 1 ? "the last month" : `the last ${months} months`;
}

/** "Campus: Leeds", or "All students". */
export function groupLabel({ by }: AnalyticsFilter, choices: readonly FilterChoice[]): string {
  if (!by) return "All students";
  const { field, value } = by;
  const chosen = choices.find((choice) => choice.field === field && choice.value === value);
  return `${filterFields[field]}: ${chosen?.label ?? "a group that is too small now"}`;
}
