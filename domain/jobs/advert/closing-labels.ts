import { clockIn, placeOf, shortDayIn, timeIn, weekdayAndTimeIn } from "#rules/zoned-time.ts";

export type Closing = { closesAt: Date | null; closesZone: string };

/**
 * "Closes Fri 27 Nov, 23:59 London time". Anyone who told us their zone reads their own
 * clock first: "Closes Sat 28 Nov, 05:29 your time (Fri 23:59 in London)".
 */
export function closingLabel(
  { closesAt, closesZone }: Closing,
  now: Date,
  timeZone: string | null = null,
): string {
  if (!closesAt) return "No closing date";
  const zone = timeZone ?? closesZone;
  if (closesAt <= now) return `Closed ${shortDayIn(zone, closesAt)}`;

  const when = `Closes ${momentWords(closesAt, zone, now)}`;
  const there = clockIn(closesZone, closesAt);
  const here = clockIn(zone, closesAt);
  if (here.day === there.day && here.minutes === there.minutes) {
    return `${when} ${placeOf(closesZone)} time`;
  }
  const sameDay = here.day === there.day;
  const thereWords = (sameDay ? timeIn : weekdayAndTimeIn)(closesZone, closesAt);
  return `${when} your time (${thereWords} in ${placeOf(closesZone)})`;
}

/** "today at 17:00", "Fri 27 Nov, 23:59", on the clock and calendar of one zone. */
function momentWords(instant: Date, timeZone: string, now: Date): string {
  const time = timeIn(timeZone, instant);
  const daysAhead = daysBetween(now, instant, timeZone);
  if (daysAhead === 0) return `today at ${time}`;
  return daysAhead === 1 ? `tomorrow at ${time}` : `${shortDayIn(timeZone, instant)}, ${time}`;
}

type Posted = { postedAt: Date; isUndated: boolean; closesZone: string };

/** "Posted today", "First seen 3 days ago"; calendar days where the job is. */
export function postedLabel({ postedAt, isUndated, closesZone }: Posted, now: Date): string {
  const did = isUndated ? "First seen" : "Posted";
  const days = daysBetween(postedAt, now, closesZone);
  if (days <= 0) return `${did} today`;
  return days === 1 ? `${did} yesterday` : `${did} ${days} days ago`;
}

function daysBetween(from: Date, to: Date, timeZone: string): number {
  const dayOf = (instant: Date) => Date.parse(clockIn(timeZone, instant).day);
  return Math.round((dayOf(to) - dayOf(from)) / 86_400_000);
}
