import { lifeTasks } from "./life-tasks.ts";
import { paperTasks } from "./paper-tasks.ts";
import type { PlanTask } from "./plan-task.ts";
import { visaTasks } from "./visa-tasks.ts";

/** Every step of every plan. A step may stand here once for each country. */
export const allTasks: readonly PlanTask[] = [...paperTasks, ...visaTasks, ...lifeTasks];

/** Every step there is, so that nothing else can be marked. */
export const knownSteps: ReadonlySet<string> = new Set(allTasks.map(({ step }) => step));
