import { clockIn, shortDayIn, timeIn } from "#rules/zoned-time.ts";

export type Closing = { closesAt: Date | null; closesZone: string };

/** "Closes Fri 27 Nov", with the hour when it is today or tomorrow where the job is. */
export function closingWords({ closesAt, closesZone }: Closing, now: Date): string {
  if (!closesAt) return "No closing date";
  const day = shortDayIn(closesZone, closesAt);
  if (closesAt <= now) return `Closed ${day}`;

  const time = timeIn(closesZone, closesAt);
  const daysAhead = daysBetween(now, closesAt, closesZone);
  if (daysAhead === 0) return `Closes today at ${time}`;
  return daysAhead === 1 ? `Closes tomorrow at ${time}` : `Closes ${day}`;
}

/** "Posted today", "Posted 3 days ago"; calendar days where the job is. */
export function postedWords(postedAt: Date, timeZone: string, now: Date): string {
  const days = daysBetween(postedAt, now, timeZone);
  if (days <= 0) return "Posted today";
  return days === 1 ? "Posted yesterday" : `Posted ${days} days ago`;
}

function daysBetween(from: Date, to: Date, timeZone: string): number {
  const dayOf = (instant: Date) => Date.parse(clockIn(timeZone, instant).day);
  return Math.round((dayOf(to) - dayOf(from)) / 86_400_000);
}
