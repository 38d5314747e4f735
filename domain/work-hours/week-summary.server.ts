import { mondayOf } from "#rules/work-hours/judge-hours.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { findSettings, listBreaks } from "./settings.server.ts";
import { listShifts } from "./shifts.server.ts";
import { momentsAround, weekView } from "./week-view.ts";

/** This week in a sentence, for somebody who keeps a log; null for those who keep none. */
export async function summariseWeek(userId: string, now: Date) {
  // Those without settings have no breaks; everybody else needs both.
  const [kept, breaks] = await Promise.all([findSettings(userId), listBreaks(userId)]);
  if (!kept) return null;
  const { settings } = kept;
  const today = clockIn(settings.timeZone, now).day;
  const monday = mondayOf(today);
  const shifts = await listShifts(userId, momentsAround(monday, settings.timeZone));
  return weekView({ settings, breaks, shifts }, monday, today).finding;
}
