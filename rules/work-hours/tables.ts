import { type Dated, inForce } from "#rules/dated.ts";
import { type HoursRule, hoursRules } from "./hours-rules.ts";

/** Paid and unpaid work a student on a degree course may do while term runs. */
export type TermHoursRow = Dated & {
  countryId: number;
  hours: number;
  per: "week" | "fortnight";
  /** What the same source says about the time after the course; null where it says nothing we know. */
  afterCourse: "full-time" | null;
};

export const termHours: readonly TermHoursRow[] = hoursRules
  .filter(({ studies }) => studies.includes("degree"))
  .map(termHoursOf);

function termHoursOf({ countryId, hours, days, afterCourse, ...rule }: HoursRule): TermHoursRow {
  const { effectiveFrom, effectiveTo, source, checkedOn } = rule;
  return {
    countryId,
    hours: hours!,
    per: days === 7 ? "week" : "fortnight",
    afterCourse: afterCourse === "free" ? "full-time" : null,
    effectiveFrom,
    effectiveTo,
    source,
    checkedOn,
  };
}

export function termHoursIn(countryId: number, on: string): TermHoursRow {
  const rows = termHours.filter((row) => row.countryId === countryId);
  return inForce(rows, on, "limit on work in term");
}
