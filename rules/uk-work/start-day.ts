import { firstDayWithin } from "#rules/days.ts";
import type { PreparedJob } from "./prepared-job.ts";
import type { RouteDatesRow } from "./tables.ts";

/** `applyFrom`: the first day an application works for a job that starts too late for one today. */
export type StartDay = { startsOn: string | null; applyFrom: string | null };

/** SW 5.1(c): a job starts within some months of the application. */
export function findStart(
  { startsOn, on }: Pick<PreparedJob, "startsOn" | "on">,
  { startWithinMonths }: RouteDatesRow,
): StartDay {
  if (startsOn === null) return { startsOn, applyFrom: null };
  const first = firstDayWithin(startsOn, startWithinMonths);
  return { startsOn, applyFrom: on < first ? first : null };
}
