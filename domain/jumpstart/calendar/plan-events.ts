import { type CalendarEvent, sequenceAt } from "#rules/calendar.ts";
import { addDays, longDay } from "#rules/days.ts";
import { dayStartIn, eventIn } from "#rules/wall-clock.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { countsTo, type PlannedTask, type PlanWeek } from "../plan/plan.ts";

type About = {
  /** Names its owner to nobody. */
  owner: string;
  domain: string;
  /** The clock at home: tasks are done there. */
  timeZone: string;
  changedAt: Date;
  now: Date;
  url: string;
};

type Flight = {
  fliesOn: string | null;
  fliesAt: string | null;
  courseStartsOn: string | null;
  town: string;
};

const HALF_HOUR = 30 * 60_000;
const MORNING = "09:00";

/**
 * What is still to do, on the last day of its week, and the day it leads to. Names only the step. What is late
 * stands on the next morning: nobody looks for it in a week that has passed.
 */
export function planEvents(
  weeks: readonly PlanWeek[],
  flight: Flight,
  about: About,
): CalendarEvent[] {
  const open = weeks.flatMap(({ tasks }) => tasks.filter(({ state }) => state !== "done"));
  const end = countsTo(flight) ?? "";
  return [
    ...open.map((task) =>
      task.state === "late" ? lateStep(task, end, about) : stepOf(task, about),
    ),
    ...lastEvent(flight, about),
  ];
}

function stepOf(task: PlannedTask, about: About): CalendarEvent {
  return {
    ...base(`step-${task.step}`, about),
    ...halfHour(about.timeZone, task.dueOn!, MORNING),
    summary: task.title,
    description: `${task.minutes} minutes. ${about.url}`,
    isFree: true,
  };
}

/** Moved on each morning until the day it leads to, and then put back: calendars keep what counts highest. */
function lateStep(task: PlannedTask, end: string, about: About): CalendarEvent {
  const { day, since } = nextMorning(about);
  const own = { ...about, changedAt: lateSince(task, { end, since }, about) };
  if (day >= end) return stepOf(task, own);
  return {
    ...stepOf({ ...task, dueOn: day }, own),
    summary: `Still to do: ${task.title}`,
    description: `${task.minutes} minutes. Planned for ${longDay(task.dueOn!)}. ${about.url}`,
  };
}

type Span = { end: string; since: Date };

/** When a late step last changed: it moves when its week is over and each morning, last on the eve of the end. */
function lateSince({ dueOn }: PlannedTask, { end, since }: Span, { timeZone, changedAt }: About) {
  const weekOver = dayStartIn(timeZone, addDays(dueOn!, 1)).getTime();
  const lastMove = eventIn(timeZone, addDays(end, -1), MORNING).getTime();
  const moved = Math.min(since.getTime(), lastMove);
  return new Date(Math.max(changedAt.getTime(), weekOver, moved));
}

/** The day of the next nine o'clock at home, and the nine o'clock since which it is that one. */
function nextMorning({ timeZone, now }: About) {
  const today = clockIn(timeZone, now).day;
  const isOver = eventIn(timeZone, today, MORNING) <= now;
  const day = isOver ? addDays(today, 1) : today;
  return { day, since: eventIn(timeZone, addDays(day, -1), MORNING) };
}

/** The flight, and until it has a day the start of the course. */
function lastEvent({ fliesOn, fliesAt, courseStartsOn, town }: Flight, about: About) {
  if (fliesOn) {
    const when = fliesAt ? `Leaves at ${fliesAt} on ${longDay(fliesOn)}` : `On ${longDay(fliesOn)}`;
    return [
      {
        ...base("flight", about),
        ...halfHour(about.timeZone, fliesOn, fliesAt ?? MORNING),
        summary: `You fly to ${town}`,
        description: `${when}. ${about.url}`,
      },
    ];
  }
  if (!courseStartsOn) return [];
  return [
    {
      ...base("course", about),
      ...halfHour(about.timeZone, courseStartsOn, MORNING),
      summary: `Your course in ${town} starts`,
      description: `On ${longDay(courseStartsOn)}. ${about.url}`,
    },
  ];
}

function halfHour(timeZone: string, day: string, time: string) {
  const startsAt = eventIn(timeZone, day, time);
  return { startsAt, endsAt: new Date(startsAt.getTime() + HALF_HOUR) };
}

function base(kind: string, { owner, domain, changedAt, url }: About) {
  return {
    uid: `${kind}-${owner}@${domain}`,
    changedAt,
    sequence: sequenceAt(changedAt),
    url,
  };
}
