import { type HoursRule, hoursRuleFor, type StudyKind } from "#rules/work-hours/hours-rules.ts";
import type { DayRange, StudyCalendar } from "#rules/work-hours/study-days.ts";

/** Which rule counts somebody's hours, and on which clock. */
export type WorkSettings = {
  countryId: number;
  study: StudyKind;
  courseStartsOn: string | null;
  courseEndsOn: string | null;
  timeZone: string;
};

export type WorkBreak = DayRange & { id: number; name: string };

export function calendarOf(settings: WorkSettings, breaks: readonly DayRange[]): StudyCalendar {
  const { courseStartsOn, courseEndsOn } = settings;
  return { courseStartsOn, courseEndsOn, breaks };
}

/** The rule in force on a day, or null where none is known to us. */
export function ruleOf({ countryId, study }: WorkSettings, on: string): HoursRule | null {
  return hoursRuleFor({ countryId, study }, on);
}
