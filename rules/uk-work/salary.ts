import { inForce } from "#rules/dated.ts";
import { pounds } from "#rules/money.ts";
import { salaryOptions } from "./tables.ts";
import type { SalaryOption } from "./verdict-types.ts";

/** Hours the published going rates are for, and what is taken when an advert does not say. */
export const FULL_WEEK = 37.5;
const COUNTED_WEEK = 48; // pay beyond these hours does not count against the cash threshold
const ROUNDING = pounds(100); // this near a rounded rate is "check", neither "yes" nor "no"
/**
 * Options that take 70, 80 or 90% of a rate: the published figure and the rule's own multiplication
 * can differ by the rounding. The others take a published figure as it stands (facts 1.1).
 */
const MULTIPLIED = "BCEGHJ";

/** Basic pay only: bonuses, overtime, allowances and equity never count. */
export type Pay = { annual: number; weeklyHours: number };

export type SalaryLine = {
  option: SalaryOption;
  cashThreshold: number;
  goingRate: number; // for these hours
  required: number; // what the pay has to reach to meet both
  rules: readonly string[];
  effectiveFrom: string;
  source: string;
};

export type SalaryFinding = SalaryLine & {
  passes: boolean;
  /** Pence over the line; negative when below it. */
  margin: number;
  isBorderline: boolean;
};

/** `rate` is the published rate for `rateHours` a week, 37.5 unless said. */
export type RatedWeek = { rate: number; weeklyHours: number; rateHours?: number };

/** The pay an option asks for: going rates follow the hours, cash thresholds do not. */
export function salaryLine(option: SalaryOption, week: RatedWeek, on: string): SalaryLine {
  const row = optionRow(option, on);
  const { rate, weeklyHours, rateHours = FULL_WEEK } = week;
  const goingRate = roundUp((rate * weeklyHours) / rateHours);
  const cash = roundUp(row.cashThreshold * Math.max(1, weeklyHours / COUNTED_WEEK));

  return {
    option,
    cashThreshold: row.cashThreshold,
    goingRate,
    required: Math.max(cash, goingRate),
    rules: row.rules,
    effectiveFrom: row.effectiveFrom,
    source: row.source,
  };
}

/** Compares basic pay with an option's line. */
export function judgePay(pay: Pay, line: SalaryLine): SalaryFinding {
  const margin = pay.annual - line.required;
  const isRate = line.required === line.goingRate && line.goingRate > line.cashThreshold;

  return {
    ...line,
    margin,
    passes: margin >= 0,
    isBorderline: MULTIPLIED.includes(line.option) && isRate && Math.abs(margin) <= ROUNDING,
  };
}

/** The longest week, in tenths of an hour, at which this pay meets an option; null where none does. */
export function longestWeek(annual: number, rate: number, cashThreshold: number): number | null {
  if (annual < cashThreshold) return null;
  const byRate = (annual * FULL_WEEK) / rate;
  const byCash = (annual * COUNTED_WEEK) / cashThreshold;
  return Math.floor(Math.min(byRate, byCash) * 10) / 10;
}

export function optionRow(option: SalaryOption, on: string) {
  return inForce(
    salaryOptions.filter((row) => row.option === option),
    on,
    `salary option ${option}`,
  );
}

/** Up to the next penny, without mistaking a float's dust for one. */
function roundUp(pence: number): number {
  return Math.ceil(pence - 1e-6);
}
