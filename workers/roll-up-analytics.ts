import { republish, rollUp } from "#domain/analytics/roll-up.server.ts";
import { isoDay } from "#rules/days.ts";

/** Every night: the days that are over go into the figures of universities. One that was missed is caught up. */
export async function rollUpAnalyticsTask(): Promise<void> {
  await rollUp(isoDay(new Date()));
}

/** Somebody objected, or counts again: their university's months are published again. */
export async function republishAnalyticsTask({
  universityId,
}: {
  universityId: number;
}): Promise<void> {
  await republish(universityId, new Date());
}
