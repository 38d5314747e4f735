import { inForce, isInForce } from "#rules/dated.ts";
import { pounds } from "#rules/money.ts";
import { goingRates, type SalaryOption, salaryOptions } from "./tables.ts";

const FULL_WEEK = 37.5; // hours the published going rates are for
const COUNTED_WEEK = 48; // pay beyond these hours does not count against the cash threshold
const ROUNDING = pounds(100); // published rates are rounded; this near is "check", not "no"

/** Basic pay only: bonuses, overtime, allowances and equity never count. */
export type Pay = { annual: number; weeklyHours: number };

export type SalaryLine = {
  option: SalaryOption;
  cashThreshold: number;
  goingRate: number; // for these hours
  required: number; // the higher of the two
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

/** The pay an option asks for, or null when we hold no going rate for the code on that day. */
export function salaryLine(
  option: SalaryOption,
  job: { socCode: string; weeklyHours: number },
  on: string,
): SalaryLine | null {
  const rate = goingRates.findLast((row) => row.socCode === job.socCode && isInForce(row, on));
  if (!rate) return null;

  const row = inForce(
    salaryOptions.filter((candidate) => candidate.option === option),
    on,
    `salary option ${option}`,
  );
  const goingRate = Math.round((rate.rates[option] * job.weeklyHours) / FULL_WEEK);

  return {
    option,
    cashThreshold: row.cashThreshold,
    goingRate,
    required: Math.max(row.cashThreshold, goingRate),
    rules: row.rules,
    effectiveFrom: row.effectiveFrom,
    source: row.source,
  };
}

/** Compares basic pay with an option's line: both the threshold and the going rate must be met. */
export function judgePay(pay: Pay, line: SalaryLine): SalaryFinding {
  const counted = pay.annual * Math.min(1, COUNTED_WEEK / pay.weeklyHours);
  const margin = Math.round(Math.min(counted - line.cashThreshold, pay.annual - line.goingRate));

  return { ...line, margin, passes: margin >= 0, isBorderline: Math.abs(margin) <= ROUNDING };
}
