import type { FamilyPart } from "#rules/departure.ts";
import { findDeparture } from "../departures.server.ts";
import { findMarks } from "../marks.server.ts";
import { lifeTasks } from "../plan/life-tasks.ts";
import { planView } from "../plan/plan-view.server.ts";
import type { FamilyView } from "./family-view.ts";

/** Papers, visa and money are nobody else's: only steps of daily life are named. */
const namedSteps: ReadonlySet<string> = new Set(
  lifeTasks.filter(({ isPrivate }) => !isPrivate).map(({ step }) => step),
);

/** What a link shows: who shares it, the chosen parts, and nothing else. */
export async function familyView(
  { userId, parts }: { userId: string; parts: readonly FamilyPart[] },
  now: Date,
): Promise<FamilyView | null> {
  const departure = await findDeparture(userId);
  if (!departure) return null;
  const marks = await findMarks(userId);
  const plan = planView(departure, { marks, documents: new Map() }, now);
  const has = (part: FamilyPart) => parts.includes(part);
  const tasks = [...plan.doneEarlier, ...plan.late, ...plan.thisWeek.tasks].concat(
    plan.ahead.flatMap((week) => week.tasks),
  );
  return {
    name: departure.name,
    flight: has("flight")
      ? {
          // The start of the course is not the flight.
          daysLeft: departure.traveller.fliesOn ? plan.daysLeft : null,
          heading: departure.traveller.fliesOn ? plan.heading : "",
          words: departure.traveller.fliesOn ? plan.flight : "",
          place: plan.fly.place,
        }
      : null,
    // Its notes name the day of arrival.
    clocks: has("clocks")
      ? { ...plan.clocks, notes: has("flight") ? plan.clocks.notes : [] }
      : null,
    progress: has("progress")
      ? {
          done: tasks.filter(({ state }) => state === "done").length,
          all: tasks.length,
        }
      : null,
    steps: has("steps")
      ? tasks
          .filter(({ step }) => namedSteps.has(step))
          .map(({ step, title, state }) => ({ step, title, isDone: state === "done" }))
      : null,
  };
}
