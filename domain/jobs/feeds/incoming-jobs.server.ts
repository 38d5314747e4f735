import { type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { forgetPages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { failRun, finishRun } from "./feed-runs.server.ts";
import { findStoppedRuns, keepTurn, type StoppedRun } from "./feed-turns.server.ts";

/** Jobs opened or deleted in one transaction: pages of the embedded engine wait for each. */
const AT_ONCE = 250;

/** Opens every job that a decided run has stored, and ends the run. */
export async function openIncoming(runId: number): Promise<void> {
  const opened = sql`update jobs set state = 'approved', closed_at = null, incoming_run_id = null`;
  await inSlices({ id: runId, isDecided: true }, opened);
  await db.transaction(async (tx) => {
    await finishRun(tx, runId, new Date());
    await enqueue(tx, "resolve-employers", { which: "new" });
  });
  forgetPages("jobs");
}

/** Deletes what an undecided run has stored: nobody has seen it. */
export function dropIncoming(runId: number): Promise<void> {
  return inSlices({ id: runId, isDecided: false }, sql`delete from jobs`);
}

/** Brings runs to their end that stopped with their process: whole where they were decided, else not at all. */
export async function settleStoppedRuns(): Promise<void> {
  for (const { id, isDecided } of await findStoppedRuns()) {
    if (isDecided) {
      await openIncoming(id);
      continue;
    }
    await dropIncoming(id);
    await failRun(id, "The process stopped before the run had ended. Nothing was changed.");
  }
}

/** What was decided is never taken back, nor what was not brought to light: the run's own row says which. */
async function inSlices({ id, isDecided }: StoppedRun, change: SQL): Promise<void> {
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    count = await db.transaction(async (tx) => {
      await keepTurn(tx, id);
      const { rowCount } = await tx.execute(sql`
        ${change} where id in (
          select jobs.id from jobs join job_feed_runs as run on run.id = jobs.incoming_run_id
          where jobs.incoming_run_id = ${id} and (run.decided_at is not null) = ${isDecided}
          order by jobs.id limit ${AT_ONCE})`);
      return rowCount ?? 0;
    });
  }
}
