import { clockIn } from "#rules/zoned-time.ts";

/** The day it is in the United Kingdom, whose rules these tools read. */
export function ukToday(now: Date): string {
  return clockIn("Europe/London", now).day;
}
