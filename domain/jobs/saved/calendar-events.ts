import { type CalendarEvent, sequenceAt } from "#rules/calendar.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { clockIn, dayAndTimeIn, placeOf } from "#rules/zoned-time.ts";
import { isInNight } from "../advert/nights.ts";

export type DatedJob = {
  jobId: number;
  title: string;
  employer: string;
  url: string;
  at: Date;
  /** What its owner calls a date of their own. */
  label: string | null;
  changedAt: Date;
};

type CalendarContext = { owner: string; domain: string; timeZone: string | null };

const HALF_HOUR = 30 * 60_000;
const EVENING = "19:00";
const DAY = 24 * 3600_000;

/** The last half hour before a job closes; told the evening before where that is in the night. */
export function closingEvent(job: DatedJob, context: CalendarContext): CalendarEvent {
  const { timeZone } = context;
  const words = `Closes: ${job.title}, ${job.employer}`;
  const isNight = timeZone !== null && isInNight(job.at, timeZone);
  const when = timeZone
    ? ` It closes ${dayAndTimeIn(timeZone, job.at)}, ${placeOf(timeZone)} time.`
    : "";
  return {
    ...base("closing", job, context),
    startsAt: new Date(job.at.getTime() - HALF_HOUR),
    endsAt: job.at,
    summary: words,
    isFree: true,
    ...(isNight
      ? { alarms: [{ at: eveningBefore(job.at, timeZone), words: `${words}.${when}` }] }
      : {}),
  };
}

export function ownDateEvent(job: DatedJob, context: CalendarContext): CalendarEvent {
  return {
    ...base("date", job, context),
    startsAt: job.at,
    endsAt: new Date(job.at.getTime() + HALF_HOUR),
    summary: `${job.label || "My date"}: ${job.title}, ${job.employer}`,
  };
}

/** The last 19:00 on that clock before the moment. */
export function eveningBefore(instant: Date, timeZone: string): Date {
  const { day } = clockIn(timeZone, instant);
  const sameDay = eventIn(timeZone, day, EVENING);
  if (sameDay < instant) return sameDay;
  const dayBefore = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  return eventIn(timeZone, dayBefore, EVENING);
}

function base(kind: string, job: DatedJob, { owner, domain }: CalendarContext) {
  return {
    uid: `${kind}-${job.jobId}-${owner}@${domain}`,
    changedAt: job.changedAt,
    sequence: sequenceAt(job.changedAt),
    url: job.url,
    description: job.url,
  };
}
