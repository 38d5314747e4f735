import { UNITED_KINGDOM } from "#rules/countries.ts";
import type { CourseLevel } from "#rules/course-level.ts";
import { isInForce } from "#rules/dated.ts";
import { addDays, daysBetween } from "#rules/days.ts";
import { type GraduateVisaCost, graduateVisaCosts } from "./graduate-visa-costs.ts";
import { nextPostStudyChange, postStudyOptions } from "./stay.ts";
import type { Award, PostStudyRow } from "./tables.ts";

/** What somebody says about their course and visa. Null is "not said". */
export type GraduatePlan = {
  level: CourseLevel | null;
  courseEndsOn: string | null;
  /** The day the university tells the Home Office that the course was completed. */
  reportedOn: string | null;
  /** The last day of the Student visa. */
  visaEndsOn: string | null;
};

/** The days on which an application can be made; null is an end we cannot tell. */
export type ApplicationWindow = { from: string | null; to: string | null };

export type GraduateVisaFinding = {
  on: string;
  /** "never": the Student visa ends before the first day to apply. */
  state: "open" | "too-early" | "too-late" | "never" | "unknown";
  /** Months granted to an application on the day; null where the level is not said or not named. */
  months: number | null;
  window: ApplicationWindow;
  /** What waiting past a known change would cost, where the change touches this award. */
  change: { lastDay: string; daysLeft: number; monthsAfter: number; isInWindow: boolean } | null;
  costs: readonly GraduateVisaCost[];
  rule: PostStudyRow | null;
};

const awards: Partial<Record<CourseLevel, Award>> = {
  undergraduate: "degree",
  masters: "degree",
  doctorate: "doctorate",
};

/** Reads the Graduate visa for an application on the given ISO day. Refuses a day no rule covers. */
export function readGraduateVisa(plan: GraduatePlan, on: string): GraduateVisaFinding {
  const rows = postStudyOptions(UNITED_KINGDOM, on);
  if (rows.length === 0) throw new RangeError(`No Graduate visa rule covers ${on}`);
  const award = plan.level ? (awards[plan.level] ?? null) : null;
  const rule = rows.find((row) => row.award === award) ?? null;
  const window = windowOf(plan);

  return {
    on,
    state: stateOf(window, on),
    months: rule?.months ?? null,
    window,
    change: rule ? changeFor(rule, window, on) : null,
    costs: graduateVisaCosts.filter((row) => isInForce(row, on)),
    rule,
  };
}

/** Not before the university has reported, and so not before the course is over; not after the visa's end. */
function windowOf({ courseEndsOn, reportedOn, visaEndsOn }: GraduatePlan): ApplicationWindow {
  const isReportLast = reportedOn !== null && (courseEndsOn === null || reportedOn >= courseEndsOn);
  return { from: isReportLast ? reportedOn : courseEndsOn, to: visaEndsOn };
}

function stateOf({ from, to }: ApplicationWindow, on: string): GraduateVisaFinding["state"] {
  if (to !== null && on > to) return "too-late";
  if (from !== null && to !== null && from > to) return "never";
  if (from !== null && on < from) return "too-early";
  return from === null || to === null ? "unknown" : "open";
}

function changeFor(rule: PostStudyRow, { from, to }: ApplicationWindow, on: string) {
  const ahead = nextPostStudyChange(UNITED_KINGDOM, on);
  if (!ahead || ahead.award !== rule.award) return null;
  const lastDay = addDays(ahead.effectiveFrom, -1);
  return {
    lastDay,
    daysLeft: daysBetween(on, lastDay),
    monthsAfter: ahead.months,
    isInWindow: (from === null || from <= lastDay) && (to === null || lastDay <= to),
  };
}
