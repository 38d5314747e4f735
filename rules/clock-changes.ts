import { addDays } from "./days.ts";
import { offsetMs } from "./formats/offsets.ts";

/** The day on which clocks in a zone are put on (more than 0) or back, and by how many minutes. */
export type ClockChange = { day: string; minutes: number };

const MINUTE = 60_000;

/** The first change of clocks after one day, up to and with another; null where there is none. */
export function nextClockChange(timeZone: string, after: string, upTo: string): ClockChange | null {
  let before = offsetAtNoon(timeZone, after);
  for (let day = addDays(after, 1); day <= upTo; day = addDays(day, 1)) {
    const now = offsetAtNoon(timeZone, day);
    if (now !== before) return { day, minutes: (now - before) / MINUTE };
    before = now;
  }
  return null;
}

/** How far a clock in one zone is ahead of one in another at noon (UTC) of a day, in minutes. */
export function minutesAhead(timeZone: string, of: string, day: string): number {
  return (offsetAtNoon(timeZone, day) - offsetAtNoon(of, day)) / MINUTE;
}

function offsetAtNoon(timeZone: string, day: string): number {
  return offsetMs(timeZone, new Date(`${day}T12:00:00Z`));
}
