import { daysBetween, longDay } from "#rules/days.ts";
import type { RegisterDay } from "./sponsor.ts";

/** We read a copy a week; one that is four weeks behind has missed several. */
const OLD_AFTER_DAYS = 28;

/** Whether a copy is so old that its reader is told to look further. */
export function isOldCopy(asOf: string, today: string): boolean {
  return daysBetween(asOf, today) > OLD_AFTER_DAYS;
}

/** A copy, and whether it was old on the day that it spoke. */
export type AgedRegister = RegisterDay & { isOld: boolean };

/** Which copy of the register speaks, and from which day. */
export function registerDayMessage({ asOf, isDemo, isOld }: AgedRegister) {
  const day = longDay(asOf);
  const caution = isOld
    ? " This copy is old, and the list may have changed since: look at the Home Office’s own list too."
    : "";
  return isDemo
    ? `A list made up for this demo, of ${day}: employers that may sponsor a visa.${caution}`
    : `From the Home Office list of ${day}: every employer in the UK that may sponsor a visa.${caution}`;
}
