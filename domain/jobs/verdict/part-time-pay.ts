type PayGiven = {
  yearlyPay: number | null;
  hoursPerWeek: number | null;
  salaryPeriod: string | null;
  jobType: string;
};

type PayRead = { annual: number | null; isForAnotherWeek: boolean };

/** A full week of most adverts, and the shortest that is called one. */
const FULL_WEEK = 37.5;
const SHORT_WEEK = 35;

const fullTimePay =
  /\bpro[\s-]?rata\b|\bFTE\b|\bfull[\s-]time equivalent\b|\bwhole[\s-]time equivalent\b/i;
const payInFullTime = new RegExp(
  `(?:£|\\b(?:salary|pay|per annum|p\\.?a\\.?)\\b)[^\\n]{0,80}(?:${fullTimePay.source})`,
  "i",
);
const payOfItsHours = /\bactual (?:salary|pay)\b/i;

/**
 * The yearly pay of the job's own week. Part-time adverts often name what a full week would pay:
 * where they say so it is cut to the hours, and where they do not say which, it is not taken.
 */
export function payOfWeek(given: PayGiven, text: string): PayRead {
  const { yearlyPay, hoursPerWeek, salaryPeriod } = given;
  const said = { annual: yearlyPay, isForAnotherWeek: false };
  const unclear = { annual: null, isForAnotherWeek: true };
  const isByTheHour = salaryPeriod === "hour" || salaryPeriod === "day";
  if (yearlyPay === null || (isByTheHour && hoursPerWeek !== null)) return said;
  if (hoursPerWeek === null)
    return given.jobType === "part-time" || payInFullTime.test(text) ? unclear : said;
  if (hoursPerWeek >= SHORT_WEEK) return said;
  if (!fullTimePay.test(text) || payOfItsHours.test(text)) return unclear;
  return { annual: Math.round((yearlyPay * hoursPerWeek) / FULL_WEEK), isForAnotherWeek: false };
}
