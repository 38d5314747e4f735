import { addMonths } from "#rules/days.ts";
import { findStart } from "./start-day.ts";
import type { RouteDatesRow } from "./tables.ts";
import type { Applicant, Course, Permission } from "./verdict-types.ts";

/** Whether an application from inside the UK is valid (SW 1.5ZA, 1.5A and 2.2(a)). */
export type Switch =
  | { state: "not-needed" }
  | { state: "met" }
  /**
   * The job must not start before this day (`isOfStart`), or the course must be over by it.
   * `applyFrom`: the first day an application works for such a job, where today is too early.
   */
  | { state: "later"; notBefore: string; isOfStart: boolean; applyFrom: string | null }
  | { state: "unknown" }
  /** The permission ends before the first day an application works for this job, `applyFrom`. */
  | { state: "ends-first"; endsOn: string; applyFrom: string }
  /**
   * The permission is over by the day: from inside the UK nothing is left to apply on.
   * `wasOpen`: an application by its last day would do, or might.
   */
  | { state: "ended"; endedOn: string; wasOpen: boolean }
  | { state: "barred" };

export type SwitchQuestion = { on: string; startsOn: string | null };

export function findSwitch(
  reader: Applicant,
  question: SwitchQuestion,
  dates: RouteDatesRow,
): Switch {
  const { applyingFrom, lastPermission } = reader;
  if (applyingFrom === "abroad") return { state: "not-needed" };
  if (applyingFrom === "uk-as-visitor") return { state: "barred" };

  // Somebody with a UK permission is taken to be here, unless they said otherwise.
  if (lastPermission === null) return { state: "unknown" };
  if (lastPermission === "none") return { state: applyingFrom === "uk" ? "unknown" : "not-needed" };
  const { endsOn } = lastPermission;
  if (endsOn >= question.on) return findHere(lastPermission, question, dates);
  const { state } = findHere(lastPermission, { ...question, on: endsOn }, dates);
  return { state: "ended", endedOn: endsOn, wasOpen: state !== "barred" && state !== "ends-first" };
}

/** While the permission lasts. */
function findHere(permission: Permission, question: SwitchQuestion, dates: RouteDatesRow): Switch {
  const { kind, endsOn } = permission;
  if (kind === "no-switching") return { state: "barred" };
  const change = kind === "student" ? fromCourse(permission.course, question, dates) : byKind(kind);
  if (kind === "student" && permission.isEndAssumed) return change;
  const applyFrom = firstDay(change, question, dates);
  return applyFrom > endsOn ? { state: "ends-first", endsOn, applyFrom } : change;
}

/** Nobody said which: it may be one of those that cannot switch. */
function byKind(kind: Permission["kind"]): Switch {
  return { state: kind === "other" ? "unknown" : "met" };
}

/** The first day an application works, by the course and by the job's own start (SW 5.1(c)). */
function firstDay(change: Switch, question: SwitchQuestion, dates: RouteDatesRow): string {
  const days = [question.on, findStart(question, dates).applyFrom];
  if (change.state === "later") days.push(change.isOfStart ? change.applyFrom : change.notBefore);
  return days
    .filter((day) => day !== null)
    .sort()
    .at(-1)!;
}

/** Conditions A to C of SW 1.5A: finished; or a full-time course that the job does not cut short. */
function fromCourse(
  course: Course,
  { on, startsOn }: SwitchQuestion,
  dates: RouteDatesRow,
): Switch {
  const { level, isFullTime, startedOn, completedOn } = course;
  if (completedOn !== null && completedOn <= on) return { state: "met" };
  if (level === "other" || isFullTime === false) return afterwards(completedOn);
  if (level === null || isFullTime === null) return { state: "unknown" };

  const doctoral = level === "doctorate" && startedOn;
  const starts = [completedOn, doctoral && addMonths(startedOn, dates.doctoralSwitchMonths)];
  const [notBefore] = starts.filter((day): day is string => Boolean(day)).sort();
  if (!notBefore) return { state: "unknown" };
  if (startsOn !== null && startsOn >= notBefore) return { state: "met" };
  const { applyFrom } = findStart({ startsOn: notBefore, on }, dates);
  return { state: "later", notBefore, isOfStart: true, applyFrom };
}

function afterwards(completedOn: string | null): Switch {
  return completedOn === null
    ? { state: "unknown" }
    : { state: "later", notBefore: completedOn, isOfStart: false, applyFrom: null };
}
