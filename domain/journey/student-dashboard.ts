import { AUSTRALIA, CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import { inDays } from "#rules/days.ts";
import { clockIn, dayAndTimeIn, placeOf, timeIn } from "#rules/zoned-time.ts";
import { journeyStops } from "./journey-stops.ts";
import { keyDates } from "./key-dates.ts";
import { findNextStep, type NextStep, type Situation } from "./next-step.ts";

type Profile = Omit<Situation, "countryId"> & { timeZone: string | null };
type University = { countryId: number; timeZone: string; town: string };

/** For somebody without a university: where the product is at home. */
const somewhere: University = {
  countryId: UNITED_KINGDOM,
  timeZone: "Europe/London",
  town: "the UK",
};
const noProfile: Profile = {
  timeZone: null,
  courseLevel: null,
  courseStartsOn: null,
  courseEndsOn: null,
  movesOn: null,
};

const countryNames: Record<number, string> = {
  [UNITED_KINGDOM]: "the UK",
  [AUSTRALIA]: "Australia",
  [CANADA]: "Canada",
  [IRELAND]: "Ireland",
};

/** Everything a student's first screen says, from their own dates and the rule tables. */
export function describeDashboard(found: Profile | null, at: University | null, now: Date) {
  const university = at ?? somewhere;
  const profile = found ?? noProfile;
  const zones = { own: profile.timeZone ?? university.timeZone, study: university.timeZone };
  const today = clockIn(zones.own, now).day;
  const movesOn = profile.firstWeek ? null : profile.movesOn;
  const situation = { ...profile, movesOn, countryId: university.countryId };
  const step = findNextStep(situation, today);

  return {
    today,
    step,
    headline: headlineOf(step, profile.permission),
    clocks: tellClocks(zones, now),
    stops: journeyStops(situation, step, today),
    dates: keyDates(situation, step, zones, today),
    places: {
      away: placeOf(zones.own),
      there: countryNames[university.countryId] ?? university.town,
    },
  };
}

function headlineOf(step: NextStep, permission: Situation["permission"]): string {
  if (step.kind === "add-dates") return "What is your situation?";
  if (step.kind === "course-done") return "Your course is done.";
  if (step.kind === "find-work") return workHeadline(permission);
  if (step.kind === "visa-ended") return "Your Student visa has ended.";
  if (step.kind === "first-week") return "Your first weeks here.";
  if (step.kind === "begin-course") return `${inDays(step.daysLeft)} until your course begins.`;
  if (step.kind === "finish-course") return `${inDays(step.daysLeft)} of your course to go.`;
  return step.change
    ? `${inDays(step.change.daysLeft)} to apply.`
    : "Your course is done; staying comes next.";
}

/** Only after a Graduate visa is a sponsor the usual way on; of the others we do not know. */
function workHeadline(permission: Situation["permission"]): string {
  return permission === "graduate"
    ? "Next: find an employer that can sponsor you."
    : "Next: find work that lasts.";
}

function tellClocks({ own, study }: { own: string; study: string }, now: Date): string {
  const here = `${dayAndTimeIn(own, now)} in ${placeOf(own)}.`;
  if (own === study) return here;
  const isOneDay = clockIn(own, now).day === clockIn(study, now).day;
  const there = isOneDay ? timeIn(study, now) : dayAndTimeIn(study, now);
  return `${here} It is ${there} in ${placeOf(study)}.`;
}
