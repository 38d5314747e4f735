import { inYears, longDay } from "#rules/days.ts";
import type { NextStep, Situation } from "./next-step.ts";

type JourneyStop = { label: string; note: string; state: "done" | "here" | "ahead" };

/** From arrival to work, as far as somebody's own dates tell. */
export function journeyStops(situation: Situation, step: NextStep, today: string): JourneyStop[] {
  const { courseStartsOn, courseEndsOn } = situation;
  const hasStarted = courseStartsOn !== null && courseStartsOn <= today;
  const isStaying = step.kind === "apply-to-stay";

  return [
    {
      label: "Course begins",
      note: dayOr(courseStartsOn, "Add the day"),
      state: hasStarted ? "done" : "here",
    },
    {
      label: "Course ends",
      note: dayOr(courseEndsOn, "Add the day"),
      state: endState({ step, hasStarted }),
    },
    {
      label: isStaying ? step.route : "Permission to stay and work",
      note: isStaying ? `You are here. Up to ${inYears(step.months)}` : "After your results",
      state: isStaying || step.kind === "course-done" ? "here" : "ahead",
    },
    { label: "First job", note: "Saved jobs appear here", state: "ahead" },
    { label: "Sponsored work", note: "Checked for each job", state: "ahead" },
  ];
}

type Studying = { step: NextStep; hasStarted: boolean };

function endState({ step, hasStarted }: Studying): JourneyStop["state"] {
  if (step.kind === "apply-to-stay" || step.kind === "course-done") return "done";
  return hasStarted ? "here" : "ahead";
}

function dayOr(day: string | null, otherwise: string): string {
  return day ? longDay(day) : otherwise;
}
