import { daysBetween } from "#rules/days.ts";
import { type PlanTask, type PlanWeek, plan } from "./plan.ts";

type MarkedTask = PlanTask & { isDone: boolean };
export type WeekWithProgress = {
  weeksToGo: number;
  name: string;
  state: "done" | "here" | "ahead";
  done: number;
  tasks: MarkedTask[];
};

const FIRST_WEEK = 10;

/** The plan as it stands for one person: which week it is, and what is done. */
export function planWithProgress(
  marks: ReadonlySet<string>,
  countryId: number,
  weekNow: number,
): WeekWithProgress[] {
  return plan.map((week) => describe(week, marks, countryId, weekNow));
}

/** Weeks left before somebody flies, from ten down to one. Without a date: the first week. */
export function weeksToGo(fliesOn: string | null, today: string): number {
  if (!fliesOn) return FIRST_WEEK;
  return Math.min(FIRST_WEEK, Math.max(1, Math.ceil(daysBetween(today, fliesOn) / 7)));
}

function describe(
  week: PlanWeek,
  marks: ReadonlySet<string>,
  countryId: number,
  weekNow: number,
): WeekWithProgress {
  const tasks = week.tasks
    .filter((task) => task.countryId === undefined || task.countryId === countryId)
    .map((task) => ({ ...task, isDone: marks.has(task.step) }));
  const done = tasks.filter(({ isDone }) => isDone).length;
  const isDone = done === tasks.length;
  const state = week.weeksToGo === weekNow ? "here" : isDone ? "done" : "ahead";
  return { weeksToGo: week.weeksToGo, name: week.name, state, done, tasks };
}
