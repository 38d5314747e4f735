const HOURS_OF_YEAR = 52 * 37.5;

type Paid = {
  salaryMin: number | null;
  salaryPeriod: string | null;
  yearlyPay: number | null;
  hoursPerWeek: number | null;
};

/** In hundredths; null where it cannot be worked out. */
export function hourlyPayOf(paid: Paid): number | null {
  const { salaryMin, salaryPeriod, yearlyPay, hoursPerWeek } = paid;
  if (salaryMin === null || yearlyPay === null) return null;
  if (salaryPeriod === "hour") return salaryMin;
  return Math.round(yearlyPay / (hoursPerWeek === null ? HOURS_OF_YEAR : hoursPerWeek * 52));
}
