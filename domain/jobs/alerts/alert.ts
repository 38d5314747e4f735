import { eventIn } from "#rules/wall-clock.ts";
import { clockIn } from "#rules/zoned-time.ts";
import type { AlertFrequency, Frequency } from "./frequencies.ts";

export const MAX_ALERTS = 20;

const SENT_AT = "08:00";
const DAY = 24 * 3600_000;

/** The next 08:00 on the reader's clock, a day or a week on; clock changes do not move it. */
export function nextSend(frequency: Frequency, timeZone: string, after: Date): Date {
  const { day } = clockIn(timeZone, after);
  if (frequency === "weekly") return eventIn(timeZone, dayAfter(day, 7), SENT_AT);
  const today = eventIn(timeZone, day, SENT_AT);
  return today > after ? today : eventIn(timeZone, dayAfter(day, 1), SENT_AT);
}

/** No real alert waits so long: a paused one sorts behind all of them. */
export const NEVER = new Date("9999-01-01T00:00:00Z");

export function nextFor(frequency: AlertFrequency, timeZone: string, after: Date): Date {
  return frequency === "never" ? NEVER : nextSend(frequency, timeZone, after);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
