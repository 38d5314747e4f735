import { addDays } from "#rules/days.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { countsTo } from "../plan/plan.ts";
import { FIRST_WEEK } from "../plan/plan-task.ts";

const MORNING = "08:00";

type Days = { fliesOn: string | null; courseStartsOn: string | null };

/**
 * When the next reminder of a plan goes: eight in the morning, on the clock at home, of each day on
 * which a week of the plan begins, and of the day before the flight (or, without one, before the
 * course starts). Null once that has passed.
 */
export function nextReminder(
  { timeZone, ...days }: Days & { timeZone: string },
  after: Date,
): Date | null {
  const end = countsTo(days);
  if (!end) return null;
  const weeks = Array.from({ length: FIRST_WEEK }, (_, index) => -7 * (FIRST_WEEK - index));
  const moments = [...weeks, -1].map((from) => eventIn(timeZone, addDays(end, from), MORNING));
  return moments.find((moment) => moment > after) ?? null;
}
