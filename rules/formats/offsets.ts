import { boundedCache } from "../cache/bounded-cache.ts";
import { clockFormat } from "./clock-format.ts";

const DAY_MS = 86_400_000;
const MAX_ZONES = 500;
const MAX_DAYS = 500;
const offsetsIn = boundedCache<(day: number, read: () => number) => number>(MAX_ZONES);

/**
 * How far a clock in the zone is ahead of UTC.
 *
 * A clock that shows the same offset at both ends of a day (in UTC) shows it all day: no zone
 * changes twice in one. So only a day on which it does change asks the formatter every time.
 */
export function offsetMs(timeZone: string, instant: Date): number {
  const day = Math.floor(instant.getTime() / DAY_MS);
  const atStart = offsetAtStart(timeZone, day);
  return atStart === offsetAtStart(timeZone, day + 1) ? atStart : readOffset(timeZone, instant);
}

function offsetAtStart(timeZone: string, day: number): number {
  const offsetOn = offsetsIn(timeZone, () => boundedCache<number, number>(MAX_DAYS));
  return offsetOn(day, () => readOffset(timeZone, new Date(day * DAY_MS)));
}

function readOffset(timeZone: string, instant: Date): number {
  const shown = clockFormat("offset", timeZone).format(instant);
  // Some engines write UTC as a bare "GMT".
  const [, ahead = "Z"] = /GMT([+-]\d\d:\d\d)/.exec(shown) ?? [];
  return 0 - Date.parse(`1970-01-01T00:00${ahead}`);
}
