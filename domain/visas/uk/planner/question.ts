import { UNITED_KINGDOM } from "#rules/countries.ts";
import { type CourseLevel, courseLevels } from "#rules/course-level.ts";
import { addMonths } from "#rules/days.ts";
import type { GraduatePlan } from "#rules/post-study/graduate-visa.ts";
import { firstDayOfRules } from "#rules/post-study/stay.ts";
import { isRealDay, joinDays } from "#rules/typed-day.ts";

/** The days the planner asks for, by the name of their field. */
export const plannerDays = ["ends", "reported", "visa", "on"] as const;

type PlannerDay = (typeof plannerDays)[number];

export type PlannerQuestion = {
  plan: GraduatePlan;
  /** The day of the application that is asked about. */
  on: string;
  isAsked: boolean;
  errors: Readonly<Partial<Record<PlannerDay, string>>>;
};

const YEARS_AHEAD = 6;
/** The planner reads no day before the first it holds a rule for. */
const FIRST_DAY = firstDayOfRules(UNITED_KINGDOM);

const names: Record<PlannerDay, string> = {
  ends: "the day your course ends",
  reported: "the day your university reports",
  visa: "the day your Student visa ends",
  on: "the day you would apply",
};

type Fields = Readonly<Record<string, string>>;

/** Reads an address or a form. A day that is none is said at its field, and counts as not said. */
export function readPlannerQuestion(fields: Fields, today: string): PlannerQuestion {
  const joined = joinDays(fields, plannerDays) as Record<PlannerDay, string>;
  const latest = addMonths(today, YEARS_AHEAD * 12);
  const errors: Partial<Record<PlannerDay, string>> = {};
  const read = (name: PlannerDay, first: string): string | null => {
    const text = joined[name];
    if (text === "") return null;
    if (isRealDay(text) && first <= text && text <= latest) return text;
    errors[name] = isRealDay(text)
      ? `Check the year of ${names[name]}.`
      : `Enter ${names[name]} as a real day, such as 31 12 2026.`;
    return null;
  };
  const plan = {
    level: levelIn(fields.level),
    courseEndsOn: read("ends", "2020-01-01"),
    reportedOn: read("reported", "2020-01-01"),
    visaEndsOn: read("visa", "2020-01-01"),
  };
  const on = read("on", FIRST_DAY) ?? today;
  const isAsked = plan.level !== null || plannerDays.some((name) => joined[name] !== "");
  return { plan, on, isAsked, errors };
}

/** The same question as an address carries it: nothing empty, each day as one. */
export function plannerAddress(
  { level, courseEndsOn, reportedOn, visaEndsOn }: GraduatePlan,
  on: string | null,
): URLSearchParams {
  const said = { level, ends: courseEndsOn, reported: reportedOn, visa: visaEndsOn, on };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) search.set(name, value);
  return search;
}

function levelIn(text: string | undefined): CourseLevel | null {
  return courseLevels.find((level) => level === text) ?? null;
}
