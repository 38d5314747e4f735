import { shortDay } from "#rules/days.ts";
import { earliestDayIn } from "#rules/zoned-time.ts";
import { isInNight } from "../advert/nights.ts";
import type { WeekStop } from "./saved-view.ts";

const FOUR_WEEKS = 28 * 24 * 3600_000;
const MAX_STOPS = 12;
/** Labels nearer than this on one side of the line would touch. */
const ROOM = 0.1;

/** `zone`: the employer's clock. */
export type ComingDate = { key: string; at: Date; zone: string; label: string };

/** The coming four weeks as a line with stops, labels above and below it in turn. */
export function weekLine(dates: readonly ComingDate[], now: Date, timeZone: string): WeekStop[] {
  const last = { above: Number.NEGATIVE_INFINITY, below: 0 };
  return [...dates]
    .filter(({ at }) => at > now && at.getTime() - now.getTime() < FOUR_WEEKS)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, MAX_STOPS)
    .map(({ key, at, zone, label }) => {
      const place = (at.getTime() - now.getTime()) / FOUR_WEEKS;
      const side = last.above <= last.below ? "above" : "below";
      const hasRoom = place - last[side] >= ROOM;
      if (hasRoom) last[side] = place;
      return {
        key,
        at: place,
        day: shortDay(earliestDayIn([zone, timeZone], at)),
        label: hasRoom ? label : null,
        isNight: isInNight(at, timeZone),
        isAbove: side === "above",
      };
    });
}
