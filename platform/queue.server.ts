import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type QueueResult, type SendOptions } from "pg-boss";
import { connection, type Transaction } from "#db/client.server.ts";
import { recordFailedTask } from "./failed-tasks.server.ts";
import { log } from "./log.server.ts";
import { lookForTasks } from "./queue-look.server.ts";
import { type TaskName, type Tasks, taskNames, taskOptions } from "./tasks.ts";

export type Handlers = { [Name in TaskName]?: (data: Tasks[Name]) => Promise<void> };

type EnqueueOptions = { startAfter?: Date; singletonKey?: string };

/**
 * How often an idle worker looks for tasks by itself. A PostgreSQL server tells of new ones, so
 * only retries wait for the look; and where it cannot be heard, workers look every second. The
 * embedded engine tells nobody: there this process nudges its own workers, and one look for all of
 * them finds retries and what a command queued beside it.
 */
const LOOK_SECONDS = { heard: 10, unheard: 1, embedded: 300 };

/** How often the queue looks after itself: no task of ours waits for another, none runs to the second. */
const OWN_SECONDS = { flowIntervalSeconds: 3600, cronWorkerIntervalSeconds: 20 };

let boss: PgBoss | undefined;
let workerIds = new Map<TaskName, string[]>();
let looks: ReturnType<typeof lookForTasks> | undefined;
const nudges = new Set<NodeJS.Timeout>();

/**
 * Connects to the queue. Every process that enqueues calls this once after the
 * engine is open; with handlers it also works, and runs the scheduled tasks.
 */
export async function startQueue(handlers: Handlers = {}): Promise<void> {
  if (boss) throw new Error("The queue is running already");
  const isWorking = Object.keys(handlers).length > 0;
  const starting = new PgBoss({
    ...connection(),
    max: 4,
    application_name: "waymark-queue",
    supervise: isWorking,
    schedule: isWorking,
    useListenNotify: isWorking && announcesTasks(),
    // Rebuilding indexes beside a running server is the operator's decision.
    reindex: false,
    monitorVacuum: false,
    ...OWN_SECONDS,
  });
  starting.on("error", (error) => log.error({ error }, "The queue met an error"));

  await starting.start();
  await createQueues(starting);
  boss = starting;
  if (isWorking) await work(starting, handlers);
}

function announcesTasks(): boolean {
  return !connection().isEmbedded;
}

/** Lets running tasks finish (up to twenty seconds), then disconnects. */
export async function stopQueue(): Promise<void> {
  for (const nudge of nudges) clearTimeout(nudge);
  nudges.clear();
  await looks?.stop();
  looks = undefined;
  workerIds = new Map();
  const stopping = boss;
  boss = undefined;
  await stopping?.stop({ graceful: true, timeout: 20_000, close: true });
}

/** How much waits and runs in each queue, for our staff; counted by the queue itself about once a minute. */
export async function queueSizes(): Promise<{ name: TaskName; waiting: number; active: number }[]> {
  if (!boss) return [];
  const queues = await boss.getQueues();
  return queues.flatMap(({ name, queuedCount, activeCount }) =>
    name in taskOptions
      ? [{ name: name as TaskName, waiting: queuedCount, active: activeCount }]
      : [],
  );
}

/** Queues a task in the caller's transaction: it exists if, and only if, that commits. */
export async function enqueue<Name extends TaskName>(
  tx: Transaction,
  name: Name,
  data: Tasks[Name],
  options: EnqueueOptions = {},
): Promise<void> {
  if (!boss) throw new Error(`The task ${name} was queued before the queue was started`);
  const send: SendOptions = { ...options, db: fromDrizzle(tx, sql) };
  await boss.send(name, data, send);
  nudgeSoon(name);
}

/** Most starts find every queue as it should be, and in the cache that send() reads. */
async function createQueues(on: PgBoss): Promise<void> {
  const existing = new Map((await on.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of taskNames) {
    const { policy, ...options } = queueOptions(name);
    const queue = existing.get(name);
    if (queue && isSo(queue, { policy, ...options })) continue;
    // A queue keeps the policy it was made with, so one of another policy is made again.
    if (queue && queue.policy !== policy) await on.deleteQueue(name);
    if (queue?.policy === policy) await on.updateQueue(name, options);
    else await on.createQueue(name, { ...options, policy });
    // Any question about a queue puts it in the cache. A look-up by send(), inside somebody's
    // transaction, would wait for that same transaction for ever on the embedded engine.
    await on.findJobs(name, { id: randomUUID() });
  }
}

function queueOptions(name: TaskName) {
  const { retryLimit, retryDelay = 1, retryDelayMax, isOncePerKey } = taskOptions[name];
  return {
    policy: isOncePerKey ? ("short" as const) : ("standard" as const),
    retryLimit,
    retryDelay,
    retryBackoff: true,
    notify: announcesTasks(),
    ...(retryDelayMax ? { retryDelayMax } : {}),
    // What a task was told is forgotten two days after it is done.
    deleteAfterSeconds: 172_800,
  };
}

function isSo(queue: QueueResult, wanted: ReturnType<typeof queueOptions>): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => queue[name as keyof typeof wanted] === value,
  );
}

async function work(on: PgBoss, handlers: Handlers): Promise<void> {
  for (const name of taskNames) {
    const handler = handlers[name] as ((data: unknown) => Promise<void>) | undefined;
    if (!handler) continue;
    const { atOnce = 1, cron } = taskOptions[name];
    const workers = Array.from({ length: atOnce }, () => addWorker(on, name, handler));
    workerIds.set(name, await Promise.all(workers));
    if (cron) await on.schedule(name, cron, {}, { missed: "once" });
  }
  if (!announcesTasks()) looks = lookForTasks(nudge);
}

function nudge(name: string): void {
  for (const id of workerIds.get(name as TaskName) ?? []) boss?.notifyWorker(id);
}

/** A worker that had something to do looks at once whether there is more. */
async function addWorker(
  on: PgBoss,
  name: TaskName,
  handler: (data: unknown) => Promise<void>,
): Promise<string> {
  const worker = { id: "" };
  worker.id = await on.work(name, workerOptions(), ([task]) =>
    perform(name, task!, handler).finally(() => on.notifyWorker(worker.id)),
  );
  return worker.id;
}

function workerOptions() {
  return {
    // How often it was tried already: the last time is noted for our staff.
    includeMetadata: true as const,
    pollingIntervalSeconds: announcesTasks() ? LOOK_SECONDS.unheard : LOOK_SECONDS.embedded,
    ...(announcesTasks() && { notifyPollingIntervalSeconds: LOOK_SECONDS.heard }),
  };
}

type Task = { id: string; data: unknown; retryCount: number; retryLimit: number };

async function perform(name: TaskName, task: Task, handler: (data: unknown) => Promise<void>) {
  const startedAt = performance.now();
  try {
    await handler(task.data);
    const millis = Math.round(performance.now() - startedAt);
    log.info({ task: name, taskId: task.id, millis }, "Task done");
  } catch (error) {
    log.error(
      { task: name, taskId: task.id, error },
      "Task failed; it is tried again if it may be",
    );
    const { id, data, retryCount, retryLimit } = task;
    if (retryCount >= retryLimit) {
      await recordFailedTask({ id, data, task: name, attempts: retryCount + 1, error });
    }
    throw error;
  }
}

/** The task is not visible before its transaction commits, and nobody here knows when that is. */
const NUDGED_AFTER_MS = [60, 300, 1000];

function nudgeSoon(name: TaskName): void {
  if (!workerIds.has(name) || announcesTasks()) return;
  for (const after of NUDGED_AFTER_MS) {
    const timer = setTimeout(() => {
      nudges.delete(timer);
      nudge(name);
    }, after);
    nudges.add(timer.unref());
  }
}
