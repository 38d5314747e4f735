import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { workBreaks, workPlaces, workSettings, workShifts } from "#db/schema/work-hours.ts";
import { mondayOf } from "#rules/days.ts";
import type { WorkKind } from "#rules/work-hours/forbidden-work.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { MAX_BREAKS } from "./refusals.ts";
import { settingsColumns } from "./settings.server.ts";
import { MAX_SHIFTS_AT_ONCE } from "./shifts.server.ts";
import { momentsAround, weekFinding } from "./week-view.ts";
import type { WorkBreak } from "./work-settings.ts";

/** On any clock: from before the first day that `momentsAround` a week asks for until after its last. */
const REACH_MS = 23 * 24 * 3600_000;

/** Kind of work, start and end, as JSON has them. */
type ShiftJson = [WorkKind, string, string];

// Shifts and breaks come along: they hang on nothing but the person, and a second question costs another
// turn between the threads. Whoever keeps no log has no row, and they are not looked for.
const shiftsAround = sql`
  select json_agg(json_build_array(kind, starts_at, ends_at)) from (
    select ${workPlaces.kind} as kind, ${workShifts.startsAt} as starts_at, ${workShifts.endsAt} as ends_at
    from ${workShifts} join ${workPlaces} on ${workPlaces.id} = ${workShifts.placeId}
    where ${workShifts.userId} = ${sql.placeholder("userId")}
      and ${workShifts.endsAt} > ${sql.placeholder("from")}::timestamptz
      and ${workShifts.startsAt} < ${sql.placeholder("to")}::timestamptz
    order by ${workShifts.startsAt}, ${workShifts.id}
    limit ${sql.raw(String(MAX_SHIFTS_AT_ONCE))}) as around`;

const breaksOfPerson = sql`
  select json_agg(kept) from (
    select ${workBreaks.id} as id, ${workBreaks.name} as name,
      ${workBreaks.startsOn} as "startsOn", ${workBreaks.endsOn} as "endsOn"
    from ${workBreaks} where ${workBreaks.userId} = ${sql.placeholder("userId")}
    order by ${workBreaks.startsOn}, ${workBreaks.id}
    limit ${sql.raw(String(MAX_BREAKS))}) as kept`;

const logQuery = db
  .select({
    settings: settingsColumns,
    shifts: sql<ShiftJson[] | null>`(${shiftsAround})`,
    breaks: sql<WorkBreak[] | null>`(${breaksOfPerson})`,
  })
  .from(workSettings)
  .where(eq(workSettings.userId, sql.placeholder("userId")))
  .prepare("work_week");

/** This week in a sentence, for somebody who keeps a log; null for those who keep none. */
export async function summariseWeek(userId: string, now: Date) {
  const [from, to] = [-REACH_MS, REACH_MS].map((ms) => new Date(now.getTime() + ms).toISOString());
  const [log] = await logQuery.execute({ userId, from, to });
  if (!log) return null;
  const { settings } = log;
  const monday = mondayOf(clockIn(settings.timeZone, now).day);
  const asked = momentsAround(monday, settings.timeZone);
  const shifts = (log.shifts ?? [])
    .map(([kind, start, end]) => ({ kind, startsAt: new Date(start), endsAt: new Date(end) }))
    .filter(({ startsAt, endsAt }) => endsAt > asked.from && startsAt < asked.to);
  return weekFinding({ settings, breaks: log.breaks ?? [], shifts }, monday);
}
