import type { Pay } from "./job-card.ts";

const WEEKS = 52;
/** What an advert means by a full week where it names no hours, and the days it has. */
const FULL_WEEK_HOURS = 37.5;
const FULL_WEEK_DAYS = 5;

/** The least a job pays in a year of its stated hours, in hundredths. */
export function yearlyPayOf(
  pay: Pick<Pay, "min" | "period"> | null,
  hoursPerWeek: number | null,
): number | null {
  if (pay === null) return null;
  const hours = hoursPerWeek ?? FULL_WEEK_HOURS;
  const days = Math.min(FULL_WEEK_DAYS, (hours / FULL_WEEK_HOURS) * FULL_WEEK_DAYS);
  const times = { year: 1, month: 12, week: WEEKS, day: days * WEEKS, hour: hours * WEEKS };
  const yearly = Math.round(pay.min * times[pay.period]);
  return yearly <= 2_000_000_000 ? yearly : null;
}
