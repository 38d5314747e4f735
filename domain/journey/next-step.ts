import { daysBetween } from "#rules/days.ts";
import { nextPostStudyChange, postStudyOptions } from "#rules/post-study/stay.ts";
import type { Award } from "#rules/post-study/tables.ts";

/** What a person's dates say about where they stand. Null is "not said". */
export type Situation = {
  countryId: number;
  courseLevel: string | null;
  courseStartsOn: string | null;
  courseEndsOn: string | null;
  /** The day they change to the place of study, if they are away from it now. */
  movesOn: string | null;
};

export type NextStep =
  | { kind: "add-dates" }
  | { kind: "finish-course"; endsOn: string; daysLeft: number }
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
  const options = postStudyOptions(situation.countryId, today);
  const option = options.find((row) => row.award === award) ?? options[0];
  if (!option) return { kind: "add-dates" };

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

function awardOf({ courseLevel, countryId }: Situation): Award {
  if (courseLevel === "doctorate") return "doctorate";
  const IRELAND = 104;
  return countryId === IRELAND && courseLevel === "master" ? "higher-degree" : "degree";
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
