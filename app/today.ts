import { dayIn } from "#rules/day-in.ts";

/** Now, and the day it is where our facts are kept: what dated pages are made for. */
export function today(now = new Date()): { now: Date; today: string } {
  return { now, today: dayIn("gb", now) };
}
