import { dateFormat } from "./dates.ts";

const DAY_MS = 86_400_000;
const MAX_OFFSETS = 20_000;
const offsetsByZone = new Map<string, Map<number, number>>();
let offsetCount = 0;

/**
 * How far a clock in the zone is ahead of UTC.
 *
 * A clock that shows the same offset at both ends of a day (in UTC) shows it all day: no zone
 * changes twice in one. So only a day on which it does change asks the formatter every time.
 */
export function offsetMs(timeZone: string, instant: Date): number {
  const day = Math.floor(instant.getTime() / DAY_MS);
  const offset = offsetAtStart(timeZone, day);
  return offset === offsetAtStart(timeZone, day + 1) ? offset : readOffset(timeZone, instant);
}

function offsetAtStart(timeZone: string, day: number): number {
  const known = offsetsByZone.get(timeZone)?.get(day);
  if (known !== undefined) return known;

  const offset = readOffset(timeZone, new Date(day * DAY_MS));
  if (offsetCount >= MAX_OFFSETS) {
    offsetsByZone.clear();
    offsetCount = 0;
  }
  const offsets = offsetsByZone.get(timeZone) ?? new Map<number, number>();
  offsetsByZone.set(timeZone, offsets.set(day, offset));
  offsetCount += 1;
  return offset;
}

function readOffset(timeZone: string, instant: Date): number {
  const shown = dateFormat("offset", timeZone).format(instant);
  const [, sign, hours, minutes = "0"] = /GMT([+-])(\d+)(?::(\d+))?/.exec(shown) ?? [];
  if (!sign) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
