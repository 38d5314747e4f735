import { expect, test } from "vitest";
import { taskOptions } from "#platform/tasks.ts";
import { nameOfTask, spokenCron } from "./task-names.ts";

test.each([
  [undefined, "When asked"],
  ["* * * * *", "Every minute"],
  ["*/15 * * * *", "Every 15 minutes"],
  ["5,20,35,50 * * * *", "4 times an hour"],
  ["40 3 * * *", "Daily at 03:40"],
  ["10 5,19 * * *", "Daily at 05:10 and 19:10"],
])("%s is said as %s", (cron, words) => {
  expect(spokenCron(cron)).toBe(words);
});

test("every task can be named, and every schedule of ours has words", () => {
  for (const [name, { cron }] of Object.entries(taskOptions)) {
    expect(nameOfTask(name)).toMatch(/^[A-Z][a-z ]+$/);
    expect(spokenCron(cron)).toMatch(/^(When asked|Every |Daily at |\d+ times)/);
  }
});
