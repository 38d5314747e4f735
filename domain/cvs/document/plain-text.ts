import { isRealDay } from "#rules/typed-day.ts";

/** What no keyboard types and no database keeps: control characters and halves of letters. */
const unkeepable = /[^\P{Cc}\n\t]/gu;

/** The text as it can be kept, with lines ended one way. */
export function plainText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, "\n").replaceAll(unkeepable, "").toWellFormed();
}

/** "2026", "2026-08" or "2026-08-14", or nothing said. */
export function isDayOrLess(typed: string): boolean {
  if (typed === "" || /^\d{4}$/.test(typed)) return true;
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(typed)) return true;
  return /^\d{4}-\d\d-\d\d$/.test(typed) && isRealDay(typed);
}
