import { isRealDay } from "../typed-day.ts";

/**
 * The day a published file speaks of, from its name: GOV.UK has changed the
 * pattern more than once, so any date in the name will do.
 */
export function asOfFromName(fileName: string): string | null {
  const day = /(?<!\d)(20\d{2})-(\d{2})-(\d{2})(?!\d)/.exec(fileName)?.[0];
  return day && isRealDay(day) ? day : null;
}
