import { IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import { type Dated, isInForce } from "#rules/dated.ts";

export type WorkKind = "employed" | "self-employed" | "entertainer" | "sport";

/** Work that a student visa does not allow, however few the hours. */
export type ForbiddenWorkRow = Dated & {
  countryId: number;
  kinds: readonly Exclude<WorkKind, "employed">[];
};

/** Rows are history: add, never edit. Where a country has none, we know of no such rule. */
export const forbiddenWork: readonly ForbiddenWorkRow[] = [
  {
    countryId: UNITED_KINGDOM,
    kinds: ["self-employed", "entertainer", "sport"],
    effectiveFrom: "2026-10-06",
    effectiveTo: null,
    source: "https://www.gov.uk/student-visa",
    checkedOn: "2026-10-06",
  },
  {
    countryId: IRELAND,
    kinds: ["self-employed"],
    effectiveFrom: "2026-10-05",
    effectiveTo: null,
    source: "https://www.irishimmigration.ie/coming-to-study-in-ireland/",
    checkedOn: "2026-10-05",
  },
];

export function forbiddenWorkIn(countryId: number, on: string): ForbiddenWorkRow | null {
  return forbiddenWork.findLast((row) => row.countryId === countryId && isInForce(row, on)) ?? null;
}
