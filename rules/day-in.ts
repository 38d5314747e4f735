import { clockIn } from "./zoned-time.ts";

/** The clock by which a country's rules name their day; Canada's is that of its capital. */
const clocks = {
  gb: "Europe/London",
  ie: "Europe/Dublin",
  au: "Australia/Sydney",
  ca: "America/Toronto",
} as const;

/** The ISO day it is in a country whose rules are read. */
export function dayIn(country: keyof typeof clocks, now: Date): string {
  return clockIn(clocks[country], now).day;
}
