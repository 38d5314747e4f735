import { addDays } from "#rules/days.ts";
import { dayStartIn } from "#rules/wall-clock.ts";
import { clockIn } from "#rules/zoned-time.ts";

export type Shift = { startsAt: Date; endsAt: Date };

/** Minutes worked, by the day on the clock of the place. */
export type MinutesByDay = ReadonlyMap<string, number>;

/**
 * Cuts shifts at the place's midnights, so that each minute counts on its own day.
 * Minutes are those that pass: a night on which clocks change is longer or shorter.
 */
export function minutesByDay(shifts: readonly Shift[], timeZone: string): MinutesByDay {
  const minutes = new Map<string, number>();
  for (const shift of shifts) {
    for (const [day, worked] of piecesOf(shift, timeZone)) {
      minutes.set(day, (minutes.get(day) ?? 0) + worked);
    }
  }
  return minutes;
}

function piecesOf({ startsAt, endsAt }: Shift, timeZone: string): [string, number][] {
  const pieces: [string, number][] = [];
  let from = startsAt;
  while (from < endsAt) {
    const { day } = clockIn(timeZone, from);
    const midnight = dayStartIn(timeZone, addDays(day, 1));
    const to = midnight < endsAt ? midnight : endsAt;
    pieces.push([day, (to.getTime() - from.getTime()) / 60_000]);
    from = to;
  }
  return pieces;
}
