import { desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { failedTasks } from "#db/schema/platform.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { takeFailedTask } from "#platform/failed-tasks.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { type TaskName, taskOptions } from "#platform/tasks.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import type { PageParams } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { taskAudit } from "./audit-kinds.ts";
import type { TaskRefusal } from "./refusals.ts";

const PAGE_SIZE = 50;

export type FailedTask = Awaited<ReturnType<typeof listFailedTasks>>["rows"][number];

/** Newest first. What a task was told is never shown. */
export async function listFailedTasks({
  task,
  page,
  pageSize = PAGE_SIZE,
}: PageParams & { task?: string | undefined }) {
  const where = task ? eq(failedTasks.task, task) : undefined;
  const rows = await db
    .select({
      id: failedTasks.id,
      task: failedTasks.task,
      error: failedTasks.error,
      attempts: failedTasks.attempts,
      failedAt: failedTasks.failedAt,
    })
    .from(failedTasks)
    .where(where)
    .orderBy(desc(failedTasks.failedAt), failedTasks.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(failedTasks, where), page, pageSize };
}

type Taken = Result<{ task: string }, TaskRefusal>;

class TooOld extends Error {}

/** Puts it into the queue again, as it was, with all of its tries. */
export async function retryTask(staff: Member, id: string): Promise<Taken> {
  if (!staffMay(staff, "change-settings")) return no("forbidden");
  try {
    return await db.transaction(async (tx): Promise<Taken> => {
      const taken = await takeFailedTask(tx, id);
      if (!taken) return no("not-there");
      const { task, data } = taken;
      if (!data || !Object.hasOwn(taskOptions, task)) throw new TooOld();
      await enqueue(tx, task as TaskName, data as never);
      await record(tx, taskAudit["task-retried"], { actorId: staff.id, detail: { task } });
      return ok({ task });
    });
  } catch (error) {
    if (error instanceof TooOld) return no("too-old");
    throw error;
  }
}

/** It does not matter any more. */
export async function dismissTask(staff: Member, id: string): Promise<Taken> {
  if (!staffMay(staff, "change-settings")) return no("forbidden");
  return db.transaction(async (tx): Promise<Taken> => {
    const taken = await takeFailedTask(tx, id);
    if (!taken) return no("not-there");
    const { task } = taken;
    await record(tx, taskAudit["task-dismissed"], { actorId: staff.id, detail: { task } });
    return ok({ task });
  });
}
