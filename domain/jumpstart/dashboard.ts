import { UNITED_KINGDOM } from "#rules/countries.ts";
import { daysBetween, longDay } from "#rules/days.ts";
import { clockIn, dayAndTimeIn, placeOf } from "#rules/zoned-time.ts";
import { planWithProgress, weeksToGo } from "./progress.ts";

export type PlaceClock = { place: string; words: string; time: string; minutes: number };

type Traveller = { timeZone: string | null; movesOn: string | null; course: string | null };
type Destination = { name: string; town: string; timeZone: string; countryId: number };

const somewhere: Destination = {
  name: "your university",
  town: "London",
  timeZone: "Europe/London",
  countryId: UNITED_KINGDOM,
};

/** What a pre-departure student sees first: the days, two clocks, and this week's tasks. */
export function describeDeparture(
  traveller: Traveller | null,
  university: Destination | null,
  marks: ReadonlySet<string>,
  now: Date,
) {
  const to = university ?? somewhere;
  const home = traveller?.timeZone ?? to.timeZone;
  const today = clockIn(home, now).day;
  const fliesOn = traveller?.movesOn ?? null;
  const week = weeksToGo(fliesOn, today);
  const weeks = planWithProgress(marks, to.countryId, week);

  return {
    daysLeft: fliesOn ? Math.max(0, daysBetween(today, fliesOn)) : null,
    fliesOn: fliesOn ? longDay(fliesOn) : null,
    journey: `${placeOf(home)} to ${to.town}. ${traveller?.course ?? "Your course"} at ${to.name}.`,
    clocks: [clock(home, placeOf(home), now), clock(to.timeZone, to.town, now)],
    weeks,
    thisWeek: weeks.find(({ weeksToGo: number }) => number === week)!,
    open: weeks.filter(
      ({ weeksToGo: number, done, tasks }) => number > week && done < tasks.length,
    ),
    ahead: weeks.filter(({ weeksToGo: number }) => number < week),
  };
}

function clock(timeZone: string, place: string, now: Date): PlaceClock {
  const [words = "", time = ""] = dayAndTimeIn(timeZone, now).split(", ");
  return { place, words, time, minutes: clockIn(timeZone, now).minutes };
}
