import type { FirstWeek } from "#domain/journey/next-step.ts";
import { firstWeekFor, HOURS_GUARD_STEP } from "#domain/jumpstart/arrival/first-week.ts";
import { type Departure, findDeparture } from "#domain/jumpstart/departures.server.ts";
import { findMarks } from "#domain/jumpstart/marks.server.ts";
import { findSettings } from "#domain/visas/work-hours/settings.server.ts";
import { clockIn } from "#rules/zoned-time.ts";

/** The steps of somebody's first week; null where there is no such account. */
export async function findFirstWeek(userId: string, now: Date) {
  const departure = await findDeparture(userId);
  return departure && weekOf(departure, now);
}

/** How far somebody is who arrived by the plan; null for everybody else. */
export async function arrivalOf(userId: string, now: Date): Promise<FirstWeek | null> {
  const departure = await findDeparture(userId);
  if (!departure?.arrivedAt) return null;
  const { lines, arrivedOn } = await weekOf(departure, now);
  const open = lines.filter(({ isDone }) => !isDone);
  return { arrivedOn, open: open.length, all: lines.length, next: open[0]?.title ?? null };
}

/** Anyone who came another way sees it by today's date. */
async function weekOf({ userId, traveller, there, arrivedAt }: Departure, now: Date) {
  const [marks, hours] = await Promise.all([findMarks(userId), findSettings(userId)]);
  const arrivedOn = clockIn(there.timeZone, arrivedAt ?? now).day;
  const isGuarded = hours !== null;
  const done = new Set([...marks.keys(), ...(isGuarded ? [HOURS_GUARD_STEP] : [])]);
  const lines = firstWeekFor({ destination: traveller.destination, arrivedOn }, done);
  return { lines, there, arrivedOn, isGuarded, hasArrived: arrivedAt !== null };
}
