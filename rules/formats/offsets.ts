import { boundedCache } from "./cache.ts";
import { dateFormat } from "./dates.ts";

const DAY_MS = 86_400_000;
const offset = boundedCache<number>(20_000);

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
  return offset(`${timeZone}|${day}`, () => readOffset(timeZone, new Date(day * DAY_MS)));
}

function readOffset(timeZone: string, instant: Date): number {
  const shown = dateFormat("offset", timeZone).format(instant);
  const [, sign, hours, minutes = "0"] = /GMT([+-])(\d+)(?::(\d+))?/.exec(shown) ?? [];
  if (!sign) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
