import { clockIn, dayAndTimeIn, placeOf, timeIn } from "#rules/zoned-time.ts";

const HOME = "Europe/London";
/** Where most of our readers' families, and many readers before they travel, read it. */
const READERS = "Asia/Kolkata";

/** "Monday 16 November, 08:00 in London. 13:30 in Kolkata." A day that differs is said. */
export function momentLabel(at: Date, timeZone: string): string {
  const zones = [...new Set([HOME, timeZone, READERS])].slice(0, 3);
  const [first = HOME, ...others] = zones;
  const elsewhere = others.map((zone) => {
    const isOtherDay = clockIn(zone, at).day !== clockIn(first, at).day;
    return `${isOtherDay ? dayAndTimeIn(zone, at) : timeIn(zone, at)} in ${placeOf(zone)}`;
  });
  return `${dayAndTimeIn(first, at)} in ${placeOf(first)}. ${elsewhere.join(", ")}.`;
}
