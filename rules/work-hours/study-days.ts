import type { HoursRule, YearlyDates } from "./hours-rules.ts";

export type DayRange = { startsOn: string; endsOn: string };

/** A person's own dates, as their university publishes them. Null is "not said". */
export type StudyCalendar = {
  courseStartsOn: string | null;
  courseEndsOn: string | null;
  breaks: readonly DayRange[];
};

/** "free": no limit holds. "unknown": no source we trust says what holds. */
export type DayKind = "term" | "break" | "free" | "unknown";

/** What a day is under a rule. A day in no break is term: wrong in the safe direction. */
export function dayKind(rule: HoursRule, calendar: StudyCalendar, day: string): DayKind {
  if (calendar.courseEndsOn !== null && day > calendar.courseEndsOn) {
    if (rule.afterCourse !== "as-before") return rule.afterCourse;
  } else if (calendar.courseStartsOn !== null && day < calendar.courseStartsOn) {
    if (rule.beforeCourse === "unknown") return "unknown";
  }
  const isBreak = rule.breakDates
    ? rule.breakDates.some((dates) => isWithinYearly(dates, day))
    : calendar.breaks.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  return isBreak ? "break" : "term";
}

function isWithinYearly({ from, to }: YearlyDates, day: string): boolean {
  const date = day.slice(5);
  return from <= to ? from <= date && date <= to : date >= from || date <= to;
}
