import { expect, onTestFinished, vi } from "vitest";
import { connection, db, pool } from "#db/client.server.ts";
import { test } from "#test/database.ts";
import { waitingTasks } from "#test/tasks.ts";
import { enqueue, startQueue, stopQueue } from "./queue.server.ts";

const email = "ada@example.test";

test("a task exists when its transaction commits, with what it was told", async () => {
  await db.transaction((tx) => enqueue(tx, "password-reset-requested", { email }));
  expect(await waitingTasks()).toMatchObject([
    { name: "password-reset-requested", data: { email } },
  ]);
});

test("a task goes with its transaction when that is rolled back", async () => {
  const failing = db.transaction(async (tx) => {
    await enqueue(tx, "password-reset-requested", { email });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await waitingTasks()).toEqual([]);
});

test("a worker performs a task soon, and again after a failure", async () => {
  const calls: number[] = [];
  const done = Promise.withResolvers<void>();
  await workingQueue(async () => {
    calls.push(Date.now());
    if (calls.length === 1) throw new Error("not yet");
    done.resolve();
  });

  const queuedAt = Date.now();
  await db.transaction((tx) => enqueue(tx, "password-reset-requested", { email }));
  await done.promise;

  expect(calls[0]! - queuedAt).toBeLessThan(4_000);
  expect(calls).toHaveLength(2);
});

test("tasks that wait already are performed one after the other, without a rest between", async () => {
  await db.transaction(async (tx) => {
    for (let n = 0; n < 12; n++)
      await enqueue(tx, "password-reset-requested", { email: `${n}@example.test` });
  });
  const done: string[] = [];
  await workingQueue(async ({ email: to }) => {
    done.push(to);
  });
  await vi.waitFor(() => expect(done).toHaveLength(12), { timeout: 4_000 });
});

test("a task that something else than this process has queued is found without being told", async ({
  skip,
}) => {
  skip(!connection().isEmbedded, "a server tells its workers");
  const told: string[] = [];
  await workingQueue(async ({ email: to }) => {
    told.push(to);
  });
  await pool().query(
    "insert into pgboss.job (name, data, policy) values ('password-reset-requested', $1, 'standard')",
    [JSON.stringify({ email })],
  );
  await vi.waitFor(() => expect(told).toEqual([email]), { timeout: 8_000 });
});

test("scheduled tasks are on the schedule once, however often the queue starts", async () => {
  await workingQueue(async () => undefined);
  await stopQueue();
  await startQueue({ housekeeping: async () => undefined });
  const { rows } = await pool().query("select name, cron from pgboss.schedule");
  expect(rows).toEqual([{ name: "housekeeping", cron: "40 3 * * *" }]);
});

test("a task with a key waits once, and a queue from before that rule follows it after a start", async () => {
  await stopQueue();
  await pool().query("update pgboss.queue set policy = 'standard' where name = 'import-feed'");
  await startQueue();
  const ask = (feedId: number) =>
    db.transaction((tx) =>
      enqueue(tx, "import-feed", { feedId }, { singletonKey: String(feedId) }),
    );
  await ask(1);
  await ask(1);
  await ask(2);
  expect((await waitingTasks()).map(({ data }) => data)).toEqual([{ feedId: 1 }, { feedId: 2 }]);
});

async function workingQueue(handler: (data: { email: string }) => Promise<void>) {
  await stopQueue();
  onTestFinished(async () => {
    await stopQueue();
    await startQueue();
  });
  await startQueue({ "password-reset-requested": handler, housekeeping: async () => undefined });
}
