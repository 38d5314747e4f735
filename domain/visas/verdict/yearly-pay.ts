import type { PastedPay } from "#rules/pasted-advert/pasted-advert.ts";

const FULL_WEEK = 35;
const times = { year: 1, month: 12, week: 52 } as const;

/** The least it pays in a year, in pounds; or why that is left open, so that nothing passes too early. */
export function yearlyPay(pay: PastedPay, hours: number | null): number | string {
  const { min, period } = pay;
  const why = whyOpen(pay, hours);
  if (min === null || why !== null || period === "day") return why ?? MOST_ONLY;
  return wholePence(period === "hour" ? min * hours! * 52 : min * times[period]);
}

const MOST_ONLY = "It names only the most it pays. Enter what you would get in a year.";

/** A day's pay makes no year: nobody knows how many days. */
function whyOpen({ min, period, isFullTimeRate }: PastedPay, hours: number | null): string | null {
  if (min === null) return MOST_ONLY;
  if (period === "hour" && hours === null)
    return "It pays by the hour and names no hours. Enter the pay for a year.";
  if (period === "day") return "It pays by the day. Enter the pay for a year.";
  if (isFullTimeRate && (hours === null || hours < FULL_WEEK))
    return "This is the pay of a full week. Enter what your hours pay in a year.";
  return null;
}

/** 12.6 × 16 × 52 is 10483.2, and a little less to a computer. */
function wholePence(pounds: number): number {
  return Math.floor(Math.round(pounds * 10_000) / 100) / 100;
}
