import { formatMoney } from "#rules/formats/money.ts";
import type { Pay } from "./job-card.ts";

const per: Record<Pay["period"], string> = {
  year: "a year",
  month: "a month",
  week: "a week",
  day: "a day",
  hour: "an hour",
};

/** "£30,000 to £35,000 a year"; the employer's own figures, or that there are none. */
export function payLabel(pay: Pay | null): string {
  if (!pay) return "Pay not given";
  const least = formatMoney(pay.min, pay.currency);
  const hasRange = pay.max !== null && pay.max > pay.min;
  const range = hasRange ? `${least} to ${formatMoney(pay.max ?? pay.min, pay.currency)}` : least;
  return `${range} ${per[pay.period]}`;
}
