import type { Dated } from "#rules/dated.ts";
import { pounds } from "#rules/money.ts";

/** What a Graduate visa costs its applicant. Rows are history: add, never edit. */
export type GraduateVisaCost = Dated & {
  cost: "application" | "health-surcharge";
  amount: number; // pence
  per: "application" | "year";
};

const fees = {
  effectiveFrom: "2026-04-08",
  effectiveTo: null,
  source: "https://www.gov.uk/graduate-visa",
  checkedOn: "2026-10-06",
} as const;

export const graduateVisaCosts: readonly GraduateVisaCost[] = [
  { ...fees, cost: "application", amount: pounds(937), per: "application" },
  { ...fees, cost: "health-surcharge", amount: pounds(1035), per: "year" },
];
