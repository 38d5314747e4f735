import { type CalendarEvent, sequenceAt, writeCalendar } from "#rules/calendar.ts";
import { addDays } from "#rules/days.ts";
import { eventIn } from "#rules/wall-clock.ts";
import type { PlanDate } from "./dates.ts";

const ZONE = "Europe/London";
const ALARM_DAYS = [14, 1];

/** The plan's days as a file for a calendar app. It names nobody and needs no account. */
export function planCalendar(
  dates: readonly PlanDate[],
  { domain, url, now }: { domain: string; url: string; now: Date },
): string {
  const events = dates.map((date) => eventOf(date, { domain, url, now }));
  return writeCalendar({ name: "Waymark: Graduate visa dates", method: "PUBLISH", events });
}

function eventOf(
  { about, day, title, words }: PlanDate,
  { domain, url, now }: { domain: string; url: string; now: Date },
): CalendarEvent {
  const startsAt = eventIn(ZONE, day, "09:00");
  return {
    // Without the day: a later file with another takes the place of this one.
    uid: `graduate-visa-${about}@${domain}`,
    changedAt: now,
    sequence: sequenceAt(now),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 30 * 60_000),
    summary: title,
    description: `${words} Information, not immigration advice. ${url}`,
    url,
    isFree: true,
    alarms: ALARM_DAYS.map((before) => ({
      at: eventIn(ZONE, addDays(day, -before), "09:00"),
      words: title,
    })).filter(({ at }) => at > now),
  };
}
