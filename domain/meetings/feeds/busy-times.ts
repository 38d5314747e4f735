import ICAL from "ical.js";
import { inOrder, type Span } from "#rules/meetings/slots.ts";
import { dayStartIn, eventIn } from "#rules/wall-clock.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

/**
 * More entries than this in one calendar, or times of one entry, are not read. A daily entry of
 * fourteen years ago has come 5,000 times before today, so that only times within the span count.
 */
const LIMITS = { entries: 20_000, times: 5_000, repeats: 100_000 };

/** Our own invitations come back with a host's calendar. We know our meetings better than any copy. */
const OWN_UID = /^meeting-\d+@waymark$/;

/**
 * When a calendar is busy within a span, overlapping times put together. Entries that are free or
 * cancelled count for nothing. A time without a zone, and a whole day, is meant in the host's.
 */
export function busyTimesOf(text: string, hostZone: string, within: Span): Span[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entries = calendar
    .getAllSubcomponents("vevent")
    .filter((entry) => !OWN_UID.test(uidOf(entry)))
    .slice(0, LIMITS.entries);
  const isException = (entry: ICAL.Component) => entry.hasProperty("recurrence-id");
  const exceptions = Map.groupBy(entries.filter(isException), uidOf);
  const spans = entries
    .filter((entry) => !isException(entry))
    .flatMap((entry) => {
      const own = exceptions.get(uidOf(entry)) ?? [];
      exceptions.delete(uidOf(entry));
      return timesOf(entry, own, { hostZone, within });
    });
  // Some calendars send an exception alone, without the series.
  const alone = [...exceptions.values()].flat().flatMap((entry) => {
    return timesOf(entry, [], { hostZone, within });
  });
  const isWithin = ({ from, until }: Span) =>
    from < until && from < within.until && until > within.from;
  return inOrder([...spans, ...alone].filter(isWithin));
}

function uidOf(entry: ICAL.Component): string {
  return String(entry.getFirstPropertyValue("uid") ?? "");
}

function isBusy(entry: ICAL.Component): boolean {
  const value = (name: string) => String(entry.getFirstPropertyValue(name) ?? "").toUpperCase();
  return value("transp") !== "TRANSPARENT" && value("status") !== "CANCELLED";
}

type Around = { hostZone: string; within: Span };

function timesOf(entry: ICAL.Component, exceptions: ICAL.Component[], around: Around): Span[] {
  const event = new ICAL.Event(entry, { exceptions: exceptions.map((one) => new ICAL.Event(one)) });
  if (!event.startDate) return [];
  const { hostZone, within } = around;
  if (!event.isRecurring()) return isBusy(entry) ? [spanOf(event, zoneOf(entry, hostZone))] : [];
  const found: Span[] = [];
  const times = event.iterator();
  for (let n = 0; n < LIMITS.repeats && found.length < LIMITS.times; n += 1) {
    const next = times.next();
    if (!next) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const span = spanOf({ startDate, endDate }, zoneOf(item.component, hostZone));
    // An exception may lie anywhere; the series itself goes on in order.
    if (item === event && span.from >= within.until) break;
    if (span.until > within.from && isBusy(item.component)) found.push(span);
  }
  return found;
}

/** The zone an entry names, where it is one we know, though the calendar does not describe it. */
function zoneOf(entry: ICAL.Component, hostZone: string): string {
  const named = String(entry.getFirstProperty("dtstart")?.getParameter("tzid") ?? "");
  return isTimeZone(named) ? named : hostZone;
}

type Dated = { startDate: ICAL.Time; endDate: ICAL.Time };

function spanOf({ startDate, endDate }: Dated, hostZone: string): Span {
  return { from: instantOf(startDate, hostZone), until: instantOf(endDate, hostZone) };
}

/** By the zone's own law where it has a name we know; else by what the calendar says about it. */
function instantOf(time: ICAL.Time, hostZone: string): number {
  const [day = "", clock = "00:00:00"] = time.toString().replace("Z", "").split("T");
  if (time.isDate) return dayStartIn(hostZone, day).getTime();
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
  const named = time.zone?.tzid ?? "";
  const isFloating = !time.zone || time.zone === ICAL.Timezone.localTimezone;
  const isOurs = isTimeZone(named);
  if (!isOurs && !isFloating) return time.toUnixTime() * 1000;
  const seconds = Number(clock.slice(6)) * 1000;
  return eventIn(isOurs ? named : hostZone, day, clock.slice(0, 5)).getTime() + seconds;
}
