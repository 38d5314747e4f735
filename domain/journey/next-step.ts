import { IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import type { CourseLevel } from "#rules/course-level.ts";
import { addDays, daysBetween } from "#rules/days.ts";
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
  /** What they hold in the United Kingdom, where they told us. */
  permission?: HeldPermission | null;
  permissionEndsOn?: string | null;
  /** Days of their own that other tools know of, such as the end of a visa. */
  ownDates?: readonly { title: string; day: string }[];
  /** Moments of their own, such as an interview, with the clock of the place they belong to. */
  ownMoments?: readonly { title: string; at: Date; zone: string }[];
  /** How far they are with jobs: "2 saved, 1 interview". */
  jobs?: string | null;
  /** Of those who arrived by a plan. They do not move any more, whatever day was planned. */
  firstWeek?: FirstWeek | null;
};

/** How far somebody is with the steps of their first week. `next` is the title of the first open one. */
export type FirstWeek = { arrivedOn: string; open: number; all: number; next: string | null };

/** So long the first week is the next step; after that it stands beside it. */
const FIRST_WEEK_DAYS = 28;

export type HeldPermission =
  | "student"
  | "graduate"
  | "skilled-worker"
  | "no-switching"
  | "other"
  | "none";

export type NextStep =
  | { kind: "add-dates" }
  | { kind: "first-week"; title: string; open: number; all: number }
  | { kind: "begin-course"; startsOn: string; daysLeft: number }
  /** They hold another permission than a student's: the way to stay that we know is not theirs. */
  | { kind: "find-work"; endsOn: string | null }
  | { kind: "visa-ended"; endsOn: string }
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

/** The last day to apply as now, and what follows it: a shorter stay, or (null) the visa's end. */
type Change = { lastDay: string; monthsAfter: number | null; daysLeft: number; daysAway: number };

/** What comes next for somebody on the given ISO day. Information from the tables, not advice. */
export function findNextStep(situation: Situation, today: string): NextStep {
  const { courseStartsOn, courseEndsOn } = situation;
  const week = firstWeekStep(situation.firstWeek, today);
  if (week) return week;
  if (courseStartsOn && courseStartsOn > today) {
    const daysLeft = daysBetween(today, courseStartsOn);
    return { kind: "begin-course", startsOn: courseStartsOn, daysLeft };
  }
  if (!courseEndsOn) return { kind: "add-dates" };
  if (courseEndsOn > today) {
    return {
      kind: "finish-course",
      endsOn: courseEndsOn,
      daysLeft: daysBetween(today, courseEndsOn),
    };
  }

  const held = heldStep(situation, today);
  if (held) return held;
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

function firstWeekStep(week: FirstWeek | null | undefined, today: string): NextStep | null {
  if (!week?.next || daysBetween(week.arrivedOn, today) >= FIRST_WEEK_DAYS) return null;
  return { kind: "first-week", title: week.next, open: week.open, all: week.all };
}

/** A Graduate visa follows a Student visa that still runs, and only that. */
function heldStep(situation: Situation, today: string): NextStep | null {
  const { countryId, permission, permissionEndsOn: endsOn = null } = situation;
  if (countryId !== UNITED_KINGDOM || !permission) return null;
  if (permission !== "student") return { kind: "find-work", endsOn };
  return endsOn !== null && endsOn < today ? { kind: "visa-ended", endsOn } : null;
}

/** The day that comes first: of a shorter stay, or the last of the Student visa. */
function lastDayFor(situation: Situation, award: Award, today: string) {
  const ahead = nextPostStudyChange(situation.countryId, today);
  const change =
    ahead?.award === award
      ? { lastDay: addDays(ahead.effectiveFrom, -1), monthsAfter: ahead.months }
      : null;
  const isHere = situation.countryId === UNITED_KINGDOM && situation.permission === "student";
  const visaEnds = isHere ? (situation.permissionEndsOn ?? null) : null;
  if (visaEnds === null || (change && change.lastDay < visaEnds)) return change;
  return { lastDay: visaEnds, monthsAfter: null };
}

function changeFor(situation: Situation, award: Award, today: string): Change | null {
  const last = lastDayFor(situation, award, today);
  if (!last) return null;
  const { lastDay, monthsAfter } = last;
  const daysLeft = daysBetween(today, lastDay);
  const movesOn = situation.movesOn && situation.movesOn > today ? situation.movesOn : today;
  const daysAway = Math.min(daysLeft, daysBetween(today, movesOn));
  return { lastDay, monthsAfter, daysLeft, daysAway };
}

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
