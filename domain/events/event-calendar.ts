import { type CalendarEvent, type CalendarPerson, writeCalendar } from "#rules/calendar.ts";

/** An event as calendars get it, in texts, because a mail stores it. */
export type EventDates = {
  title: string;
  words: string;
  location: string;
  url: string;
  sequence: number;
  changedAt: string;
  isCancelled: boolean;
  sessions: readonly { uid: string; startsAt: string; endsAt: string; title: string }[];
  organiser?: CalendarPerson;
  attendee?: CalendarPerson;
};

/** The same session has the same uid for ever: a later copy with a higher number takes its place. */
export function sessionUid(sessionId: number): string {
  return `event-session-${sessionId}@waymark`;
}

export function entriesOf(dates: EventDates): CalendarEvent[] {
  const { sequence, changedAt, isCancelled, location, url, words, organiser, attendee } = dates;
  return dates.sessions.map(({ uid, startsAt, endsAt, title }) => ({
    uid,
    sequence,
    changedAt: new Date(changedAt),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    summary: title ? `${dates.title}: ${title}` : dates.title,
    description: `${words} ${url}`,
    ...{ location, url, isCancelled },
    ...(organiser ? { organiser } : {}),
    ...(attendee ? { attendee } : {}),
  }));
}

/** The file that goes with a mail: an invitation that is later changed, or taken back. */
export function datesFile(dates: EventDates) {
  const method = dates.isCancelled ? "CANCEL" : "REQUEST";
  return {
    filename: "event.ics",
    content: writeCalendar({ name: dates.title, method, events: entriesOf(dates) }),
    contentType: `text/calendar; charset=UTF-8; method=${method}`,
  };
}
