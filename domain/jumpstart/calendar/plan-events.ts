import type { CalendarEvent } from "#rules/calendar.ts";
import { longDay } from "#rules/days.ts";
import { eventIn } from "#rules/wall-clock.ts";
import type { PlanWeek } from "../plan/plan.ts";

type About = {
  /** Names its owner to nobody. */
  owner: string;
  domain: string;
  /** The clock at home: tasks are done there. */
  timeZone: string;
  changedAt: Date;
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
const FIRST_MINUTE = Date.UTC(2026, 0, 1) / 60_000;

/** What is still to do, on the last day of its week, and the day it leads to. Names only the step. */
export function planEvents(
  weeks: readonly PlanWeek[],
  flight: Flight,
  about: About,
): CalendarEvent[] {
  const open = weeks.flatMap(({ tasks }) => tasks.filter(({ state }) => state !== "done"));
  return [
    ...open.map((task) => ({
      ...base(`step-${task.step}`, about),
      ...halfHour(about.timeZone, task.dueOn!, MORNING),
      summary: task.title,
      description: `${task.minutes} minutes. ${about.url}`,
      isFree: true,
    })),
    ...lastEvent(flight, about),
  ];
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
    // Later changes count higher, and no counter has to be stored.
    sequence: Math.max(0, Math.floor(changedAt.getTime() / 60_000) - FIRST_MINUTE),
    url,
  };
}
