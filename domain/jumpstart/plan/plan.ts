import type { RuleCountry } from "#rules/countries.ts";
import { addDays, daysBetween } from "#rules/days.ts";
import { needsPermission, needsTranslation, type VisaState } from "#rules/departure.ts";
import { FIRST_WEEK, type PlanTask, weekNames } from "./plan-task.ts";
import { allTasks } from "./tasks.ts";

/** Everything a plan depends on. */
export type Traveller = {
  /** ISO 3166, or null where it was not said. */
  home: string | null;
  destination: RuleCountry;
  fliesOn: string | null;
  courseStartsOn: string | null;
  visa: VisaState;
};

export type TaskState = "done" | "late" | "now" | "ahead";

export type PlannedTask = PlanTask & {
  state: TaskState;
  /** The last day of its week; null while there is neither a flight nor a course start. */
  dueOn: string | null;
  /** Done because of what was said about the visa, and not to be ticked. */
  isSettled: boolean;
};

export type PlanWeek = {
  weeksToGo: number;
  name: string;
  startsOn: string | null;
  state: "done" | "here" | "open" | "ahead";
  done: number;
  tasks: PlannedTask[];
};

/** The day the weeks count down to: the flight, and until it has a day the start of the course. */
export function countsTo({
  fliesOn,
  courseStartsOn,
}: Pick<Traveller, "fliesOn" | "courseStartsOn">): string | null {
  return fliesOn ?? courseStartsOn;
}

/** The weeks before somebody flies, furthest first, with what is done, late and to come. */
export function planFor(
  traveller: Traveller,
  marks: ReadonlySet<string>,
  today: string,
): PlanWeek[] {
  const end = countsTo(traveller);
  const here = weeksToGo(end, today);
  const tasks = tasksFor(traveller).map((task) =>
    planned(task, { visa: traveller.visa, end, marks, here }),
  );
  const numbers = Array.from({ length: FIRST_WEEK }, (_, index) => FIRST_WEEK - index);
  return numbers.map((week) =>
    weekOf(
      week,
      here,
      tasks.filter((task) => task.week === week),
      end,
    ),
  );
}

/** Weeks left before a day, from ten down to none. Without a day: the first week. */
export function weeksToGo(end: string | null, today: string): number {
  if (!end) return FIRST_WEEK;
  return Math.min(FIRST_WEEK, Math.max(0, Math.ceil(daysBetween(today, end) / 7)));
}

/** What is asked of this traveller: by destination, home country and visa. */
export function tasksFor({ home, destination, visa }: Traveller): PlanTask[] {
  const asksForVisa = visa !== "not-needed" && needsPermission(home, destination);
  return allTasks.filter(
    ({ countries, visa: about, isTranslation }) =>
      (countries === undefined || countries.includes(destination)) &&
      (about === undefined || asksForVisa) &&
      (!isTranslation || needsTranslation(home)),
  );
}

/** The last day of a week: the day before the next begins, and for the last the day before the flight. */
export function lastDayOf(week: number, end: string): string {
  return addDays(end, -7 * (week - 1) - 1);
}

type About = { visa: VisaState; end: string | null; marks: ReadonlySet<string>; here: number };

function planned(task: PlanTask, { visa, end, marks, here }: About): PlannedTask {
  const isSettled = isSettledBy(visa, task);
  const dueOn = end && lastDayOf(task.week, end);
  const isDone = isSettled || marks.has(task.step);
  return { ...task, dueOn, isSettled, state: isDone ? "done" : stateOf(task.week, here) };
}

function isSettledBy(visa: VisaState, { visa: about }: PlanTask): boolean {
  if (about === "ask") return visa === "applied" || visa === "granted";
  return about === "wait" && visa === "granted";
}

function stateOf(week: number, here: number): TaskState {
  if (week > here) return "late";
  return week === here ? "now" : "ahead";
}

function weekOf(weeks: number, here: number, tasks: PlannedTask[], end: string | null): PlanWeek {
  const done = tasks.filter(({ state }) => state === "done").length;
  const isDone = done === tasks.length;
  const passed = isDone ? "done" : weeks > here ? "open" : "ahead";
  return {
    weeksToGo: weeks,
    name: weekNames[weeks] ?? "",
    startsOn: end && addDays(end, -7 * weeks),
    state: weeks === here ? "here" : passed,
    done,
    tasks,
  };
}
