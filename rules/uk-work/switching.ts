import { addMonths } from "#rules/days.ts";
import type { RouteDatesRow } from "./tables.ts";
import type { Applicant, Course } from "./verdict-types.ts";

/** Whether an application from inside the UK is valid (SW 1.5ZA and 1.5A). */
export type Switch =
  | { state: "not-needed" }
  | { state: "met" }
  /** The job must not start, or the course not be running, before this day. */
  | { state: "later"; notBefore: string }
  | { state: "unknown" }
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

  const isKnown = lastPermission !== null && lastPermission !== "none";
  // Somebody with a permission in force is taken to be here, unless they said otherwise.
  const isHere = applyingFrom === "uk" || (isKnown && lastPermission.endsOn >= question.on);
  if (!isHere) return { state: "not-needed" };
  if (!isKnown) return { state: "unknown" };
  if (lastPermission.kind === "no-switching") return { state: "barred" };
  return lastPermission.kind === "student"
    ? fromCourse(lastPermission.course, question, dates)
    : { state: "met" };
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
  return startsOn !== null && startsOn >= notBefore
    ? { state: "met" }
    : { state: "later", notBefore };
}

function afterwards(completedOn: string | null): Switch {
  return completedOn === null ? { state: "unknown" } : { state: "later", notBefore: completedOn };
}
