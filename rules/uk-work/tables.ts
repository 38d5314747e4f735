import type { Dated } from "#rules/dated.ts";
import { pounds } from "#rules/money.ts";

/**
 * The Skilled Worker facts a verdict rests on. Rows are history: add, never edit.
 * Only what the home page needs is here so far; options B to D and F to K and the
 * other occupation codes join the same tables.
 */

const skilledWorkerRules =
  "https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker";
const goingRatesPage =
  "https://www.gov.uk/government/publications/skilled-worker-visa-going-rates-for-eligible-occupations/skilled-worker-visa-going-rates-for-eligible-occupation-codes";

/** The rows of the points table in SW 4.2, by their letter. */
export type SalaryOption = "A" | "E";

export type SalaryOptionRow = Dated & {
  option: SalaryOption;
  who: "standard" | "new-entrant";
  cashThreshold: number; // pence a year, never pro-rated
  rules: readonly string[];
};

export const salaryOptions: readonly SalaryOptionRow[] = [
  {
    option: "A",
    who: "standard",
    cashThreshold: pounds(41_700),
    rules: ["SW 4.2"],
    effectiveFrom: "2026-04-08",
    effectiveTo: null,
    source: skilledWorkerRules,
    checkedOn: "2026-10-06",
  },
  {
    option: "E",
    who: "new-entrant",
    cashThreshold: pounds(33_400),
    rules: ["SW 4.2", "SW 12.1"],
    effectiveFrom: "2026-04-08",
    effectiveTo: null,
    source: skilledWorkerRules,
    checkedOn: "2026-10-06",
  },
];

/** A published going rate for 37.5 hours a week. The 70% figures are already floored. */
export type GoingRateRow = Dated & {
  socCode: string;
  occupation: string;
  rates: Record<SalaryOption, number>; // pence a year
};

export const goingRates: readonly GoingRateRow[] = [
  {
    socCode: "2134",
    occupation: "Programmers and software development professionals",
    rates: { A: pounds(54_700), E: pounds(38_300) },
    effectiveFrom: "2025-07-22",
    effectiveTo: null,
    source: goingRatesPage,
    checkedOn: "2026-09-28",
  },
];

export type NewEntrantRow = Dated & {
  underAge: number;
  lapsedWithinMonths: number;
  finishingWithinMonths: number;
  capMonths: number; // Skilled Worker, Graduate and Tier 2 time together
};

export const newEntrantRules: readonly NewEntrantRow[] = [
  {
    underAge: 26,
    lapsedWithinMonths: 24,
    finishingWithinMonths: 3,
    capMonths: 48,
    effectiveFrom: "2026-04-08",
    effectiveTo: null,
    source: skilledWorkerRules,
    checkedOn: "2026-10-06",
  },
];
