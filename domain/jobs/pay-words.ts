import type { Pay } from "./job-card.ts";

const per: Record<Pay["period"], string> = {
  year: "a year",
  month: "a month",
  week: "a week",
  day: "a day",
  hour: "an hour",
};

/** "£30,000 to £35,000 a year"; the employer's own figures, or that there are none. */
export function payWords(pay: Pay | null): string {
  if (!pay) return "Pay not given";
  const least = amountWords(pay.min, pay.currency);
  const hasRange = pay.max !== null && pay.max > pay.min;
  const range = hasRange ? `${least} to ${amountWords(pay.max ?? pay.min, pay.currency)}` : least;
  return `${range} ${per[pay.period]}`;
}

/** Whole amounts without their empty pence. The currency's name stands in front where it needs one. */
export function amountWords(hundredths: number, currency: string): string {
  const isWhole = hundredths % 100 === 0;
  return new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(hundredths / 100);
}
