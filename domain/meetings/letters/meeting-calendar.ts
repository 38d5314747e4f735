import { type CalendarEvent, type CalendarPerson, writeCalendar } from "#rules/calendar.ts";

/** A meeting as calendars get it, in texts, because a mail stores it. */
export type MeetingDates = {
  id: number;
  title: string;
  location: string;
  url: string;
  sequence: number;
  changedAt: string;
  startsAt: string;
  endsAt: string;
  isCancelled: boolean;
  organiser: CalendarPerson;
  attendee: CalendarPerson;
};

/** The same meeting has the same uid for ever: a later copy with a higher number takes its place. */
export function entryOf(dates: MeetingDates): CalendarEvent {
  const { title, location, url, sequence, isCancelled, organiser, attendee } = dates;
  return {
    uid: `meeting-${dates.id}@waymark`,
    changedAt: new Date(dates.changedAt),
    startsAt: new Date(dates.startsAt),
    endsAt: new Date(dates.endsAt),
    summary: title,
    description: `See, move or cancel it: ${url}`,
    ...{ location, url, sequence, isCancelled, organiser, attendee },
  };
}

/** The file that goes with a mail: an invitation that is later changed, or taken back. */
export function datesFile(dates: MeetingDates) {
  const method = dates.isCancelled ? "CANCEL" : "REQUEST";
  return {
    filename: "meeting.ics",
    content: writeCalendar({ name: dates.title, method, events: [entryOf(dates)] }),
    contentType: `text/calendar; charset=UTF-8; method=${method}`,
  };
}
