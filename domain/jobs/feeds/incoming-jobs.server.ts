import { type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { finishRun } from "./feed-runs.server.ts";
import { renewLease } from "./run-lease.server.ts";

/** Jobs opened or deleted in one transaction: pages of the embedded engine wait for each. */
const AT_ONCE = 125;

/**
 * Opens every job that a decided run has stored, and ends the run. Two may do it at once.
 * The jobs are new from this moment, however long ago they were stored: alerts look for those.
 * A job without a day of its own keeps the moment it came for one (`isUndated` in job-columns.server.ts).
 */
export async function openIncoming(runId: number): Promise<void> {
  const now = new Date();
  await inSlices(runId, {
    isDecided: true,
    change: sql`update jobs set state = 'approved', incoming_run_id = null,
      posted_at = case when posted_at = created_at then ${now}::timestamptz else posted_at end,
      created_at = ${now}, updated_at = ${now}`,
  });
  await db.transaction(async (tx) => {
    await finishRun(tx, runId, new Date());
    await enqueue(tx, "resolve-employers", { which: "new" });
  });
  invalidatePages("jobs");
}

/** Deletes what an undecided run has stored, or one that was removed with its feed: nobody has seen it. */
export function dropIncoming(runId: number): Promise<void> {
  return inSlices(runId, { isDecided: false, change: sql`delete from jobs` });
}

type Ending = { isDecided: boolean; change: SQL };

/** What was decided is never taken back, nor what was not brought to light: the run's own row says which. */
async function inSlices(runId: number, { isDecided, change }: Ending): Promise<void> {
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    count = await db.transaction(async (tx) => {
      await renewLease(tx, runId);
      const { rowCount } = await tx.execute(sql`
        ${change} where id in (
          select id from jobs where incoming_run_id = ${runId} order by id limit ${AT_ONCE})
        and ${isDecided} = exists (
          select from job_feed_runs where id = ${runId} and decided_at is not null)`);
      return rowCount ?? 0;
    });
  }
}
