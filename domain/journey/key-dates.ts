import { inYears } from "#rules/days.ts";
import { clockIn, instantIn, placeOf, weekdayAndTimeIn } from "#rules/zoned-time.ts";
import type { NextStep, Situation } from "./next-step.ts";

/** A date that matters, told in the reader's zone and in the place it belongs to. */
export type KeyDate = {
  title: string;
  /** Where it belongs to: there it is counted. */
  day: string;
  /** Of the reader's own day. */
  minutes: number;
  forYou: string;
  there: string;
};

type Zones = { own: string; study: string };

/** The dates we know of, soonest first. Deadlines run to the last minute of their day, there. */
export function keyDates(
  situation: Situation,
  step: NextStep,
  zones: Zones,
  today: string,
): KeyDate[] {
  const known = [
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
  return known
    .filter(
      (date): date is { title: string; day: string; time: string } =>
        date.day !== null && date.day >= today,
    )
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ title, day, time }) => tell(title, instantIn(zones.study, day, time), zones));
}

function tell(title: string, instant: Date, { own, study }: Zones): KeyDate {
  return {
    title,
    day: clockIn(study, instant).day,
    minutes: clockIn(own, instant).minutes,
    forYou: `${weekdayAndTimeIn(own, instant)} for you`,
    there: `${weekdayAndTimeIn(study, instant)} in ${placeOf(study)}`,
  };
}
