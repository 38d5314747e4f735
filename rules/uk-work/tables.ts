import type { Dated } from "#rules/dated.ts";
import { pounds } from "#rules/money.ts";
import { rulesSource, thresholdsSource } from "./sources.ts";
import type { SalaryOption } from "./verdict-types.ts";

/**
 * The small Skilled Worker tables, light enough for the browser. Rows are history:
 * add, never edit. The codes with their rates are in `occupations/`.
 */

export type SalaryOptionRow = Dated & {
  option: SalaryOption;
  who: string;
  cashThreshold: number; // pence a year, never pro-rated
  rules: readonly string[];
};

/** The table that follows SW 4.4. */
export const salaryOptions: readonly SalaryOptionRow[] = [
  option("A", "standard", pounds(41_700), "SW 8.1"),
  option("B", "phd", pounds(37_500), "SW 9.1"),
  option("C", "stem-phd", pounds(33_400), "SW 10.1"),
  option("D", "salary-list", pounds(33_400), "SW 11.1"),
  option("E", "new-entrant", pounds(33_400), "SW 12.1"),
  option("F", "lower-rate", pounds(31_300), "SW 8.1"),
  option("G", "lower-rate-phd", pounds(28_200), "SW 9.1"),
  option("H", "lower-rate-stem-phd", pounds(25_000), "SW 10.1"),
  option("I", "lower-rate-salary-list", pounds(25_000), "SW 11.1"),
  option("J", "lower-rate-new-entrant", pounds(25_000), "SW 12.1"),
  option("K", "pay-scale", pounds(25_000), "SW 13.1"),
];

function option(
  letter: SalaryOption,
  who: string,
  cashThreshold: number,
  rule: string,
): SalaryOptionRow {
  return { option: letter, who, cashThreshold, rules: ["SW 4.2", rule], ...thresholdsSource };
}

export type NewEntrantRow = Dated & {
  underAge: number;
  lapsedWithinMonths: number;
  finishingWithinMonths: number;
  doctoralMonths: number; // of study done, for a doctorate still running
  capMonths: number; // Skilled Worker, Graduate and Tier 2 time together
  postdoctoralCodes: readonly string[];
};

export const newEntrantRules: readonly NewEntrantRow[] = [
  {
    ...thresholdsSource,
    underAge: 26,
    lapsedWithinMonths: 24,
    finishingWithinMonths: 3,
    doctoralMonths: 12,
    capMonths: 48,
    postdoctoralCodes: ["2111", "2112", "2113", "2114", "2115", "2119", "2162", "2311"],
  },
];

/** Days on which the appendix treats somebody by the rules they came under. */
export type RouteDatesRow = Dated & {
  /** Permission from before this day opens options F to J (SW 4.2(b)(ii)). */
  lowerRatesBefore: string;
  /** ... in applications before this day. */
  lowerRatesUntil: string;
  /** Permission from before this day keeps codes below degree level (SW 6.1(d)). */
  mediumSkillBefore: string;
  /** Prison officers, from inside the UK, in applications before this day (SW 6.1(g)). */
  prisonOfficersBefore: string;
  /** ... who may use option F in applications before this day (SW 4.2(d)). */
  prisonOfficersLowerRateBefore: string;
  /** A switch from a doctorate: the job starts this long after the course did (SW 1.5A). */
  doctoralSwitchMonths: number;
  /** An application follows its certificate of sponsorship by at most so long (SW 1.2(d)). */
  certificateMonths: number;
  /** A job starts at most this long after the application (SW 5.1(c)). */
  startWithinMonths: number;
};

export const routeDates: readonly RouteDatesRow[] = [
  {
    ...rulesSource,
    lowerRatesBefore: "2024-04-04",
    lowerRatesUntil: "2030-04-04",
    mediumSkillBefore: "2025-07-22",
    prisonOfficersBefore: "2027-01-01",
    prisonOfficersLowerRateBefore: "2028-01-01",
    doctoralSwitchMonths: 24,
    certificateMonths: 3,
    startWithinMonths: 3,
  },
];
