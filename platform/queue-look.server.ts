import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { log } from "./log.server.ts";

const LOOK_MS = 2_000;

/**
 * Asks every two seconds which queues have a task to begin, in one query. On the embedded engine
 * nobody tells workers of tasks, and some forty of them asking for themselves cost more than a page
 * a second.
 */
export function lookForTasks(onFound: (queue: string) => void): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let looking = Promise.resolve();
  let timer = setTimeout(begin, LOOK_MS).unref();

  function begin(): void {
    looking = look().finally(() => {
      if (!stopping.signal.aborted) timer = setTimeout(begin, LOOK_MS).unref();
    });
  }

  async function look(): Promise<void> {
    try {
      for (const queue of await queuesWithTasks()) onFound(queue);
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ error }, "The queue could not be looked at");
    }
  }

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}

/** As pg-boss itself chooses what to begin; its index holds only tasks that wait. */
async function queuesWithTasks(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from pgboss.job
      where state < 'active' and not blocked and start_after <= now()`,
  );
  return rows.map(({ name }) => name);
}
