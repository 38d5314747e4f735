import { queueSizes } from "#platform/queue.server.ts";
import { taskNames, taskOptions } from "#platform/tasks.ts";
import { nameOfTask, spokenCron } from "./task-names.ts";

/** Every kind of task: when it runs by itself, and how many wait. */
export async function listSchedule() {
  const sizes = new Map((await queueSizes()).map((size) => [size.name, size]));
  return taskNames
    .map((name) => ({
      name,
      label: nameOfTask(name),
      when: spokenCron(taskOptions[name].cron),
      waiting: sizes.get(name)?.waiting ?? 0,
      active: sizes.get(name)?.active ?? 0,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
