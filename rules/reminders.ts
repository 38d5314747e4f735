import { addDays } from "./days.ts";
import { eventIn } from "./wall-clock.ts";
import { clockIn, timeIn } from "./zoned-time.ts";

const HOUR = 3_600_000;

export type ReminderKind = "day-before" | "hour-before";

/**
 * When each reminder is due. "The day before" is the same time on the reader's clock, which is 23 or 25
 * hours earlier when clocks change in between; "an hour before" is an hour.
 */
export function reminderTimes(startsAt: Date, zone: string): Record<ReminderKind, Date> {
  const yesterday = addDays(clockIn(zone, startsAt).day, -1);
  return {
    "day-before": eventIn(zone, yesterday, timeIn(zone, startsAt)),
    "hour-before": new Date(startsAt.getTime() - HOUR),
  };
}

type Place = { startsAt: Date; zone: string; registeredAt: Date };

/** The one reminder that is due now, or null. Anyone who registered after it was due has the confirmation. */
export function dueReminder(
  { startsAt, zone, registeredAt }: Place,
  now: Date,
): ReminderKind | null {
  if (now >= startsAt) return null;
  const times = reminderTimes(startsAt, zone);
  const kind = now >= times["hour-before"] ? "hour-before" : "day-before";
  return now >= times[kind] && registeredAt < times[kind] ? kind : null;
}
