import { inYears } from "#rules/days.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { deadlineIn } from "#rules/wall-clock.ts";
import {
  clockIn,
  earliestDayIn,
  placeOf,
  shortDayIn,
  timeIn,
  weekdayAndTimeIn,
} from "#rules/zoned-time.ts";
import type { NextStep, Situation } from "./next-step.ts";

/** A date that matters, told in the reader's zone and in the place it belongs to. */
export type KeyDate = {
  title: string;
  /** The earlier of the reader's and the place's it belongs to. */
  day: string;
  /** Of the reader's own day; null where it is a whole day. */
  minutes: number | null;
  forYou: string;
  /** Null where it is the reader's own clock. */
  there: string | null;
};

type Zones = { own: string; study: string };

/**
 * The dates we know of, soonest first. Deadlines run to the last minute of their day, there. A course
 * begins and ends on a day and at no minute.
 */
export function keyDates(
  situation: Situation,
  step: NextStep,
  zones: Zones,
  today: string,
): KeyDate[] {
  const days = [
    { title: "You move", day: situation.movesOn, time: null },
    { title: "Your course begins", day: situation.courseStartsOn, time: null },
    { title: "Your course ends", day: situation.courseEndsOn, time: null },
    ...(situation.ownDates ?? []).map((date) => ({ ...date, time: "23:59" })),
    step.kind === "apply-to-stay" && step.change && step.change.monthsAfter !== null
      ? {
          title: `Last day for ${inYears(step.months)} on the ${step.route}`,
          day: step.change.lastDay,
          time: "23:59",
        }
      : { title: "", day: null, time: null },
  ];
  const known = days.flatMap(({ title, day, time }) =>
    day !== null && day >= today
      ? [
          {
            title,
            at: deadlineIn(zones.study, day, time ?? "12:00"),
            zone: zones.study,
            wholeDay: time === null ? day : null,
          },
        ]
      : [],
  );
  return [...known, ...(situation.ownMoments ?? [])]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((moment) => tell(moment, zones.own));
}

type Moment = { title: string; at: Date; zone: string; wholeDay?: string | null };

function tell({ title, at, zone, wholeDay }: Moment, own: string): KeyDate {
  if (wholeDay) {
    const forYou = dateFormat("weekday", "UTC").format(new Date(wholeDay));
    return { title, day: wholeDay, minutes: null, forYou, there: null };
  }
  const day = earliestDayIn([zone, own], at);
  return {
    title,
    day,
    minutes: clockIn(own, at).minutes,
    forYou: `${onClock(own, at, day)} for you`,
    there: zone === own ? null : inPlace({ zone, own }, at, day),
  };
}

/** With its date where that is not the day it stands under: "Wed 25 Nov, 05:29". */
function onClock(zone: string, at: Date, day: string): string {
  if (clockIn(zone, at).day === day) return weekdayAndTimeIn(zone, at);
  return `${shortDayIn(zone, at)}, ${timeIn(zone, at)}`;
}

/** The weekday is said once where both clocks show the same day. */
function inPlace({ zone, own }: { zone: string; own: string }, at: Date, day: string): string {
  const isOneDay = clockIn(zone, at).day === clockIn(own, at).day;
  return `${isOneDay ? timeIn(zone, at) : onClock(zone, at, day)} in ${placeOf(zone)}`;
}
