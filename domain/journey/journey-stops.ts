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
      note: stayNote(step),
      state: stayState(step),
    },
    {
      label: "First job",
      note: situation.jobs ?? "Jobs you save are counted here",
      state: step.kind === "find-work" ? "here" : "ahead",
    },
    { label: "Sponsored work", note: "Checked for each job", state: "ahead" },
  ];
}

function stayNote(step: NextStep): string {
  if (step.kind === "apply-to-stay") return `You are here. Up to ${inYears(step.months)}`;
  if (step.kind === "find-work") return step.endsOn ? `To ${longDay(step.endsOn)}` : "You have it";
  return step.kind === "visa-ended" ? `It ended on ${longDay(step.endsOn)}` : "After your results";
}

/** Steps of somebody whose course has not ended, as far as we know. */
const beforeTheEnd: ReadonlySet<NextStep["kind"]> = new Set([
  ...(["add-dates", "first-week", "begin-course", "finish-course"] as const),
]);

function stayState({ kind }: NextStep): JourneyStop["state"] {
  if (kind === "find-work") return "done";
  return beforeTheEnd.has(kind) ? "ahead" : "here";
}

type Studying = { step: NextStep; hasStarted: boolean };

function endState({ step, hasStarted }: Studying): JourneyStop["state"] {
  if (!beforeTheEnd.has(step.kind)) return "done";
  return hasStarted ? "here" : "ahead";
}

function dayOr(day: string | null, otherwise: string): string {
  return day ? longDay(day) : otherwise;
}
