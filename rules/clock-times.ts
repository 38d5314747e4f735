import { clockIn, dayAndTimeIn, placeOf, timeIn } from "./zoned-time.ts";

/** One moment, or a stretch of time, on a clock somewhere. */
export type ClockTime = { place: string; when: string };

/** What readers call the place a zone is named after. */
export function placeName(zone: string): string {
  return zone === "Asia/Kolkata" ? "India" : placeOf(zone);
}

/** One moment on several clocks, each place once. */
export function timesOf(instant: Date, zones: readonly string[]): ClockTime[] {
  return [...new Set(zones)].map((zone) => ({
    place: placeName(zone),
    when: dayAndTimeIn(zone, instant),
  }));
}

/** From start to end on several clocks: "Sunday 28 March, 14:00 to 15:30". */
export function spansOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  zones: readonly string[],
): ClockTime[] {
  return [...new Set(zones)].map((zone) => ({
    place: placeName(zone),
    when: `${dayAndTimeIn(zone, startsAt)} to ${endIn(zone, startsAt, endsAt)}`,
  }));
}

/** The time alone where it ends on the day it began, as that clock has it. */
function endIn(zone: string, startsAt: Date, endsAt: Date): string {
  const isSameDay = clockIn(zone, startsAt).day === clockIn(zone, endsAt).day;
  return isSameDay ? timeIn(zone, endsAt) : dayAndTimeIn(zone, endsAt);
}
