import { and, eq, isNotNull, lt } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { failedTasks } from "#db/schema/platform.ts";
import { log } from "./log.server.ts";

const DAY_MS = 24 * 3600_000;
/** As long as the queue itself keeps what a task was told. */
const DATA_RETENTION_MS = 2 * DAY_MS;
const RETENTION_MS = 30 * DAY_MS;
const MAX_ERROR = 300;

type FailedTask = { id: string; task: string; data: unknown; attempts: number; error: unknown };

/** Notes a task that will not be tried again by itself. Never throws: its own error matters more. */
export async function recordFailedTask({ error, data, ...task }: FailedTask): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const failed = {
    ...task,
    data: (data ?? {}) as Record<string, unknown>,
    error: message.slice(0, MAX_ERROR),
    failedAt: new Date(),
  };
  try {
    await db
      .insert(failedTasks)
      .values(failed)
      .onConflictDoUpdate({ target: failedTasks.id, set: failed });
  } catch (cause) {
    log.error({ error: cause, task: task.task }, "A failed task could not be noted");
  }
}

/** Takes a failed task off the list; of two who do, one gets it. */
export async function takeFailedTask(tx: Transaction, id: string) {
  const [taken] = await tx
    .delete(failedTasks)
    .where(eq(failedTasks.id, id))
    .returning({ task: failedTasks.task, data: failedTasks.data });
  return taken ?? null;
}

export async function deleteFailedTasks(now: Date): Promise<void> {
  const before = (millis: number) => lt(failedTasks.failedAt, new Date(now.getTime() - millis));
  await db.delete(failedTasks).where(before(RETENTION_MS));
  await db
    .update(failedTasks)
    .set({ data: null })
    .where(and(before(DATA_RETENTION_MS), isNotNull(failedTasks.data)));
}
