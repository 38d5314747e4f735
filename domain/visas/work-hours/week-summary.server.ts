import { mondayOf } from "#rules/days.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { findTerms } from "./settings.server.ts";
import { listShifts } from "./shifts.server.ts";
import { momentsAround, weekFinding } from "./week-view.ts";

/** This week in a sentence, for somebody who keeps a log; null for those who keep none. */
export async function summariseWeek(userId: string, now: Date) {
  const terms = await findTerms(userId);
  if (!terms) return null;
  const { settings, breaks } = terms;
  const monday = mondayOf(clockIn(settings.timeZone, now).day);
  const shifts = await listShifts(userId, momentsAround(monday, settings.timeZone));
  return weekFinding({ settings, breaks, shifts }, monday);
}
