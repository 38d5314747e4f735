import { type Dated, inForce } from "#rules/dated.ts";

/**
 * SUI 13.1: an application this soon after a permission's end is not barred, but only with a good
 * reason beyond the applicant's control, or after some refusals and appeals.
 *
 * Our copy of Part Suitability is of 6 December 2025 and is to be read again: the first day of the
 * row is the day of the copy, not that of the rule.
 */
export const overstayRules: readonly (Dated & { withinDays: number })[] = [
  {
    effectiveFrom: "2025-12-06",
    effectiveTo: null,
    source: "https://www.gov.uk/guidance/immigration-rules/immigration-rules-part-suitability",
    checkedOn: "2025-12-06",
    withinDays: 14,
  },
];

export function overstayOn(on: string) {
  return inForce(overstayRules, on, "overstaying rule");
}
