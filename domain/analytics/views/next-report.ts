import { addDays, addMonths } from "#rules/days.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { clockIn } from "#rules/zoned-time.ts";
import type { Rhythm } from "./rhythm.ts";

const SENT_AT = "08:00";
const MONDAY = 1;

/**
 * The next Monday, or the next second of a month, at eight on the university's clock. On the first the
 * month is not over everywhere: its figures are counted when it is over in UTC.
 */
export function nextReport(every: Rhythm, timeZone: string, after: Date): Date {
  const { day } = clockIn(timeZone, after);
  const first = every === "week" ? mondayFrom(day) : monthFrom(day);
  const at = eventIn(timeZone, first, SENT_AT);
  if (at > after) return at;
  const second = every === "week" ? addDays(first, 7) : addMonths(first, 1);
  return eventIn(timeZone, second, SENT_AT);
}

function mondayFrom(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (MONDAY - weekday + 7) % 7);
}

function monthFrom(day: string): string {
  const second = `${day.slice(0, 7)}-02`;
  return day <= second ? second : addMonths(second, 1);
}
