import { addDays } from "#rules/days.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { FIRST_WEEK } from "../plan/plan-task.ts";

const MORNING = "08:00";

/**
 * When the next reminder of a plan goes: eight in the morning, on the clock at home, of each day on
 * which a week of the plan begins, and of the day before the flight. Null once that has passed.
 */
export function nextReminder(
  { fliesOn, timeZone }: { fliesOn: string | null; timeZone: string },
  after: Date,
): Date | null {
  if (!fliesOn) return null;
  const weeks = Array.from({ length: FIRST_WEEK }, (_, index) => -7 * (FIRST_WEEK - index));
  const moments = [...weeks, -1].map((days) => eventIn(timeZone, addDays(fliesOn, days), MORNING));
  return moments.find((moment) => moment > after) ?? null;
}
