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
    onlyReading(timeZone, day, time) ?? instantOf(wallTime(day, time).toZonedDateTime(timeZone))
  );
}

/**
 * The end of something, where the earlier reading would cost somebody their chance: the second of a
 * time shown twice; where the time is skipped, the moment at which clocks jumped over it.
 */
export function deadlineIn(timeZone: string, day: string, time: string): Date {
  const only = onlyReading(timeZone, day, time);
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
  const only = onlyReading(timeZone, day, time);
  return only ? [only] : [eventIn(timeZone, day, time), deadlineIn(timeZone, day, time)];
}

/** The first instant of a day: midnight, or later where clocks are put on at midnight. */
export function dayStartIn(timeZone: string, day: string): Date {
  const midnight = onlyReading(timeZone, day, "00:00");
  return midnight ?? instantOf(Temporal.PlainDate.from(day).toZonedDateTime(timeZone));
}

const DAY_MS = 86_400_000;

/**
 * The one instant at which the clock shows it; null for a time that is shown twice or skipped. Pages
 * ask for many of these, and the offsets of a day are cached: some seven times faster than Temporal.
 */
function onlyReading(timeZone: string, day: string, time: string): Date | null {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // A day before and after, either side of any change: no zone changes twice within two days.
  const before = offsetMs(timeZone, new Date(shown - DAY_MS));
  const after = offsetMs(timeZone, new Date(shown + DAY_MS));
  if (before === after) return new Date(shown - before);
  const isBefore = offsetMs(timeZone, new Date(shown - before)) === before;
  const isAfter = offsetMs(timeZone, new Date(shown - after)) === after;
  if (isBefore === isAfter) return null;
  return new Date(shown - (isBefore ? before : after));
}

function wallTime(day: string, time: string): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(`${day}T${time}`);
}

function instantOf(zoned: Temporal.ZonedDateTime): Date {
  return new Date(zoned.epochMilliseconds);
}
