import type { CourseLevel } from "#rules/course-level.ts";
import { daysBetween } from "#rules/days.ts";
import { nextPostStudyChange, postStudyOptions } from "#rules/post-study/stay.ts";
import type { Award } from "#rules/post-study/tables.ts";

/** What a person's dates say about where they stand. Null is "not said". */
export type Situation = {
  countryId: number;
  courseLevel: CourseLevel | null;
  courseStartsOn: string | null;
  courseEndsOn: string | null;
  /** The day they change to the place of study, if they are away from it now. */
  movesOn: string | null;
  /** Days of their own that other tools know of, such as the end of a visa. */
  ownDates?: readonly { title: string; day: string }[];
};

export type NextStep =
  | { kind: "add-dates" }
  | { kind: "finish-course"; endsOn: string; daysLeft: number }
  /** The course is over, and our tables say nothing about a course of this kind. */
  | { kind: "course-done" }
  | {
      kind: "apply-to-stay";
      route: string;
      months: number;
      applyBy: string;
      change: Change | null;
    };

/** The last day before a shorter stay, and what follows it. */
type Change = { lastDay: string; monthsAfter: number; daysLeft: number; daysAway: number };

/** What comes next for somebody on the given ISO day. Information from the tables, not advice. */
export function findNextStep(situation: Situation, today: string): NextStep {
  const { courseEndsOn } = situation;
  if (!courseEndsOn) return { kind: "add-dates" };
  if (courseEndsOn > today) {
    return {
      kind: "finish-course",
      endsOn: courseEndsOn,
      daysLeft: daysBetween(today, courseEndsOn),
    };
  }

  const award = awardOf(situation);
  const option = postStudyOptions(situation.countryId, today).find((row) => row.award === award);
  if (!option) return { kind: "course-done" };

  const { route, months, applyBy } = option;
  return {
    kind: "apply-to-stay",
    route,
    months,
    applyBy,
    change: changeFor(situation, option.award, today),
  };
}

function changeFor(situation: Situation, award: Award, today: string): Change | null {
  const ahead = nextPostStudyChange(situation.countryId, today);
  if (!ahead || ahead.award !== award) return null;

  const lastDay = dayBefore(ahead.effectiveFrom);
  const daysLeft = daysBetween(today, lastDay);
  const movesOn = situation.movesOn && situation.movesOn > today ? situation.movesOn : today;
  const daysAway = Math.min(daysLeft, daysBetween(today, movesOn));
  return { lastDay, monthsAfter: ahead.months, daysLeft, daysAway };
}

const IRELAND = 104;

/** The kind of award our tables know, or null where the course is of no kind they name. */
function awardOf({ courseLevel, countryId }: Situation): Award | null {
  if (countryId === IRELAND) return courseLevel ? (irishAwards[courseLevel] ?? null) : null;
  return courseLevel ? (awards[courseLevel] ?? null) : null;
}

const awards: Partial<Record<CourseLevel, Award>> = {
  undergraduate: "degree",
  masters: "degree",
  doctorate: "doctorate",
};

/** Ireland counts by level: 8 is a degree, 9 and above a higher degree. */
const irishAwards: Partial<Record<CourseLevel, Award>> = {
  undergraduate: "degree",
  masters: "higher-degree",
  doctorate: "higher-degree",
};

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
