import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { failStoppedRun } from "./feed-runs.server.ts";
import { dropIncoming, openIncoming } from "./incoming-jobs.server.ts";

/** Brings runs to their end that stopped with their process: whole where they were decided, else not at all. */
export async function settleStoppedRuns(): Promise<void> {
  for (const { id, isDecided } of await findStoppedRuns()) {
    if (isDecided) await openIncoming(id);
    // Ended first: a process that had only stood still finds it so, and stores no more.
    else await failStoppedRun(id);
  }
  for (const runId of await findLeftBehind()) await dropIncoming(runId);
}

type StoppedRun = { id: number; isDecided: boolean };

/** Runs that had their turn and have said nothing for too long. */
async function findStoppedRuns(): Promise<StoppedRun[]> {
  const { rows } = await db.execute<StoppedRun>(sql`
    select id, decided_at is not null as "isDecided" from job_feed_runs
    where state = 'running' and leased_until < clock_timestamp() order by id`);
  return rows;
}

/** Runs that are over, or were removed with their feed, and left jobs behind that nobody will open. */
async function findLeftBehind(): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct incoming_run_id as id from jobs
    where incoming_run_id is not null and not exists (
      select from job_feed_runs as run where run.id = incoming_run_id and run.state = 'running')`);
  return rows.map(({ id }) => id);
}
