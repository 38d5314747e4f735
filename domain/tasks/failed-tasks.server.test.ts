import { expect, onTestFinished, vi } from "vitest";
import { db } from "#db/client.server.ts";
import { unsafeListSecurityEvents } from "#domain/audit/security-events.server.ts";
import { deleteFailedTasks, recordFailedTask } from "#platform/failed-tasks.server.ts";
import { enqueue, startQueue, stopQueue } from "#platform/queue.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { retryNow, waitingTasks } from "#test/tasks.ts";
import { dismissTask, listFailedTasks, retryTask } from "./failed-tasks.server.ts";

const HOUR_MS = 3600_000;
const failed = {
  ...{ id: "t1", task: "import-feed", data: { feedId: 7 }, attempts: 2 },
  error: new Error("No room on disk"),
};

test("a task that failed for the last time is on the list, and can be tried again", async () => {
  const staff = await aStaffMember();
  await recordFailedTask(failed);
  expect((await listFailedTasks({ page: 1 })).rows).toMatchObject([
    { task: "import-feed", attempts: 2, error: "No room on disk" },
  ]);

  expect(await retryTask(staff, "t1")).toMatchObject({ ok: true });

  expect(await waitingTasks()).toMatchObject([{ name: "import-feed", data: { feedId: 7 } }]);
  expect((await listFailedTasks({ page: 1 })).total).toBe(0);
  expect(await retryTask(staff, "t1")).toEqual({ ok: false, error: "not-there" });
  expect((await unsafeListSecurityEvents({ page: 1 })).rows).toMatchObject([
    { kind: "task-retried", actorId: staff.id, detail: { task: "import-feed" } },
  ]);
});

test("only administrators try tasks again or dismiss them", async () => {
  await recordFailedTask(failed);
  const moderator = await aStaffMember({ staffRole: "moderator" });
  const refused = { ok: false, error: "forbidden" };
  expect(await retryTask(moderator, "t1")).toEqual(refused);
  expect(await dismissTask(moderator, "t1")).toEqual(refused);
  expect(await dismissTask(await aStaffMember(), "t1")).toMatchObject({ ok: true });
  expect(await waitingTasks()).toEqual([]);
});

test("what a task was told goes after two days, and the task after thirty", async () => {
  const staff = await aStaffMember();
  await recordFailedTask(failed);
  const after = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

  await deleteFailedTasks(after(49));
  expect(await retryTask(staff, "t1")).toEqual({ ok: false, error: "too-old" });
  expect((await listFailedTasks({ page: 1 })).total).toBe(1);

  await deleteFailedTasks(after(31 * 24));
  expect((await listFailedTasks({ page: 1 })).total).toBe(0);
});

test("the queue notes the last of a task's failures, not those before", async () => {
  const tries: number[] = [];
  await stopQueue();
  await startQueue({
    "forget-pages": async () => {
      tries.push(tries.length);
      throw new Error("Out of luck");
    },
  });
  onTestFinished(async () => {
    await stopQueue();
    await startQueue();
  });
  await db.transaction((tx) => enqueue(tx, "forget-pages", { tag: "jobs" }));

  await vi.waitFor(
    async () => {
      await retryNow("forget-pages");
      expect((await listFailedTasks({ page: 1 })).total).toBe(1);
    },
    { timeout: 25_000, interval: 200 },
  );
  expect(tries).toEqual([0, 1, 2]);
  expect((await listFailedTasks({ page: 1 })).rows).toMatchObject([
    { task: "forget-pages", attempts: 3, error: "Out of luck" },
  ]);
}, 40_000);
