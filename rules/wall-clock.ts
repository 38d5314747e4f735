import { Temporal } from "temporal-polyfill";
import { offsetMs } from "./formats/offsets.ts";

/*
 * From what a clock on a wall shows to the instant. Twice a year that is not one instant: a time is
 * shown twice, or not at all. Which one is meant is said by the name of the function (decision 31).
 *
 * For the server: Temporal weighs some 40 kB. A page's own script draws with `roughInstantIn`.
 */

/**
 * Something that happens at a time: a fair, an interview, a mail in the morning. As calendars do it:
 * the first of a time shown twice; a time that is skipped is as much later as clocks were put on.
 */
export function eventIn(timeZone: string, day: string, time: string): Date {
  return (
    onQuietDays(timeZone, day, time) ?? instantOf(wallTime(day, time).toZonedDateTime(timeZone))
  );
}

/**
 * The end of something, where the earlier reading would cost somebody their chance: the second of a
 * time shown twice; where the time is skipped, the moment at which clocks jumped over it.
 */
export function deadlineIn(timeZone: string, day: string, time: string): Date {
  const only = onQuietDays(timeZone, day, time);
  if (only) return only;
  const asked = wallTime(day, time);
  const later = asked.toZonedDateTime(timeZone, { disambiguation: "later" });
  if (later.toPlainDateTime().equals(asked)) return instantOf(later);
  const before = asked.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return instantOf(before.getTimeZoneTransition("next") ?? later);
}

/**
 * The instants at which a clock may be said to show a time: one on most days; the first and the second
 * of a time shown twice; for a time that is skipped the jump and what calendars make of it.
 */
export function readingsIn(timeZone: string, day: string, time: string): Date[] {
  const only = onQuietDays(timeZone, day, time);
  return only ? [only] : [eventIn(timeZone, day, time), deadlineIn(timeZone, day, time)];
}

/** The first instant of a day: midnight, or later where clocks are put on at midnight. */
export function dayStartIn(timeZone: string, day: string): Date {
  const midnight = onQuietDays(timeZone, day, "00:00");
  return midnight ?? instantOf(Temporal.PlainDate.from(day).toZonedDateTime(timeZone));
}

const DAY_MS = 86_400_000;

/**
 * The one instant there is, while clocks there are not changed the day before or after; else null.
 * Pages ask for many of these, and the offsets of a day are cached: some seven times faster.
 */
function onQuietDays(timeZone: string, day: string, time: string): Date | null {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const [before, there, after] = [-DAY_MS, 0, DAY_MS].map((by) =>
    offsetMs(timeZone, new Date(shown + by)),
  );
  return before === there && there === after ? new Date(shown - there!) : null;
}

function wallTime(day: string, time: string): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(`${day}T${time}`);
}

function instantOf(zoned: Temporal.ZonedDateTime): Date {
  return new Date(zoned.epochMilliseconds);
}
