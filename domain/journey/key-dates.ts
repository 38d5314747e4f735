import { inYears } from "#rules/days.ts";
import { deadlineIn } from "#rules/wall-clock.ts";
import { clockIn, earliestDayIn, placeOf, weekdayAndTimeIn } from "#rules/zoned-time.ts";
import type { NextStep, Situation } from "./next-step.ts";

/** A date that matters, told in the reader's zone and in the place it belongs to. */
export type KeyDate = {
  title: string;
  /** The earlier of the reader's and the place's it belongs to. */
  day: string;
  /** Of the reader's own day. */
  minutes: number;
  forYou: string;
  /** Null where it is the reader's own clock. */
  there: string | null;
};

type Zones = { own: string; study: string };

/** The dates we know of, soonest first. Deadlines run to the last minute of their day, there. */
export function keyDates(
  situation: Situation,
  step: NextStep,
  zones: Zones,
  today: string,
): KeyDate[] {
  const days = [
    { title: "You move", day: situation.movesOn, time: "12:00" },
    { title: "Your course ends", day: situation.courseEndsOn, time: "23:59" },
    ...(situation.ownDates ?? []).map((date) => ({ ...date, time: "23:59" })),
    step.kind === "apply-to-stay" && step.change && step.change.monthsAfter !== null
      ? {
          title: `Last day for ${inYears(step.months)} on the ${step.route}`,
          day: step.change.lastDay,
          time: "23:59",
        }
      : { title: "", day: null, time: "" },
  ];
  const known = days.flatMap(({ title, day, time }) =>
    day !== null && day >= today
      ? [{ title, at: deadlineIn(zones.study, day, time), zone: zones.study }]
      : [],
  );
  return [...known, ...(situation.ownMoments ?? [])]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((moment) => tell(moment, zones.own));
}

type Moment = { title: string; at: Date; zone: string };

function tell({ title, at, zone }: Moment, own: string): KeyDate {
  return {
    title,
    day: earliestDayIn([zone, own], at),
    minutes: clockIn(own, at).minutes,
    forYou: `${weekdayAndTimeIn(own, at)} for you`,
    there: zone === own ? null : `${weekdayAndTimeIn(zone, at)} in ${placeOf(zone)}`,
  };
}
