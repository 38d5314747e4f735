import { clockIn } from "#rules/zoned-time.ts";

type Landing = { arrivesOn: string | null; there: { timeZone: string } };

/** Whether the day of landing has come on the clock there. */
export function hasLanded({ arrivesOn, there }: Landing, now: Date): boolean {
  return arrivesOn !== null && arrivesOn <= clockIn(there.timeZone, now).day;
}
