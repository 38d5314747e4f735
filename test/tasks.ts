import { pool } from "#db/client.server.ts";
import type { Handlers } from "#platform/queue.server.ts";
import type { TaskName } from "#platform/tasks.ts";
import { handlers as all } from "#workers/handlers.ts";

type Waiting = { id: string; name: TaskName; data: never };

/** The tasks that wait in the queue, oldest first. */
export async function waitingTasks(): Promise<Waiting[]> {
  const { rows } = await pool().query<Waiting>(
    "select id, name, data from pgboss.job where state in ('created', 'retry') order by created_on, id",
  );
  return rows;
}

/** Makes failed tasks due now, instead of after their delay and the worker's next poll, ten seconds each time. */
export async function retryNow(name: TaskName): Promise<void> {
  const isDue = "update pgboss.job set start_after = now() where name = $1 and state = 'retry'";
  const { rowCount } = await pool().query(isDue, [name]);
  // The queue's own channel, as pg-boss names it.
  const channel = "'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)";
  if (rowCount) await pool().query(`select pg_notify(${channel}, $1)`, [name]);
}

/** Performs what is queued under one name, and leaves what that queues in turn. */
export async function performOnly(only: TaskName): Promise<void> {
  for (const { id, name, data } of await waitingTasks()) {
    if (name !== only) continue;
    await pool().query("delete from pgboss.job where id = $1", [id]);
    await all[name]!(data);
  }
}

/** Performs what is queued, and what that queues in turn, in this thread and in order. */
export async function performTasks(handlers: Handlers = all): Promise<void> {
  for (let tasks = await waitingTasks(); tasks.length > 0; tasks = await waitingTasks()) {
    for (const { id, name, data } of tasks) {
      await pool().query("delete from pgboss.job where id = $1", [id]);
      const handler = handlers[name];
      if (!handler) throw new Error(`No handler for the task ${name}`);
      await handler(data);
    }
  }
}
