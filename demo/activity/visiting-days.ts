import { instantFrom } from "../relative-days.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where people of the demo go when they come for nothing in particular. */
const favourites = [
  "jobs",
  "jobs",
  "cvs",
  "part-time-jobs",
  "visa-tools",
  "licence-checker",
  "journey",
];

export type Visit = { at: Date; capabilities: string[] };

/**
 * The days on which somebody came, from when they registered until now: the same for the same
 * person and day, some people often and some hardly ever, more on weekdays.
 */
export function visitingDays(userId: string, since: Date, now: Date): Visit[] {
  const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  const perWeek = 0.3 + 3 * chance(userId, 0) ** 2;
  return Array.from({ length: days }, (_, ago) => instantFrom(now, -ago - 1)).flatMap((day) => {
    const number = Math.floor(day.getTime() / DAY_MS);
    const isWeekend = [0, 6].includes(day.getUTCDay());
    if (chance(userId, number) > (perWeek / 6) * (isWeekend ? 0.5 : 1)) return [];
    const at = new Date(number * DAY_MS + (8 + 13 * chance(userId, -number)) * 3_600_000);
    const picks = [1, 2].map((pick) => chance(userId, number * 3 + pick) * favourites.length);
    const capabilities = picks.map((pick) => favourites[Math.floor(pick)]!);
    return at > since && at < now ? [{ at, capabilities: [...new Set(capabilities)] }] : [];
  });
}

/** A number from 0 to 1 that hangs on nothing but what it is asked for (FNV-1a, then mixed). */
function chance(who: string, which: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${which} ${who}`) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
