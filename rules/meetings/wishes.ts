import { weekdayOf } from "../days.ts";
import { clockIn } from "../zoned-time.ts";

export const partsOfDay = ["any", "morning", "afternoon"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** Which times would suit somebody, on their own clock. */
export type Wishes = {
  timeZone: string;
  /** 1 is Monday; none are all of them. */
  weekdays: readonly number[];
  partOfDay: PartOfDay;
  untilDay: string;
};

const NOON = 12 * 60;

export function suits({ timeZone, weekdays, partOfDay, untilDay }: Wishes, start: Date): boolean {
  const { day, minutes } = clockIn(timeZone, start);
  if (day > untilDay) return false;
  if (weekdays.length > 0 && !weekdays.includes(weekdayOf(day))) return false;
  return partOfDay === "any" || (partOfDay === "morning") === minutes < NOON;
}
