import { inYears, longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { formatMoney } from "#rules/formats/money.ts";

const isoDay = /^\d{4}-\d\d-\d\d$/;

/** What a rule table holds, as a sentence says it: "£33,400", "18 months", "1 January 2027". */
export function spokenValue(held: string | number, unit = ""): string {
  if (typeof held === "string") return isoDay.test(held) ? longDay(held) : held;
  const currency = /^[A-Z]{3}\b/.exec(unit)?.[0];
  if (currency) return formatMoney(held, currency);
  if (unit === "whole months") return `${held} months`;
  return unit === "months" ? inYears(held) : formatCount(held);
}
