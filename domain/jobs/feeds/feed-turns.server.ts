import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { type Database, db, type Transaction } from "#db/client.server.ts";
import { jobFeedRuns } from "#db/schema/job-feeds.ts";

/** So long a run may say nothing before it counts as stopped with its process. */
const LEASE = sql`clock_timestamp() + interval '1 minute'`;
const ASK_AGAIN_MS = 500;

/**
 * Waits until this run alone may write jobs, on every process: two that carry the same job
 * would not see each other. It lasts while `keepTurn` is called now and then.
 */
export async function takeTurn(runId: number): Promise<void> {
  while (!(await hasTurn(runId))) await wait(ASK_AGAIN_MS);
}

function hasTurn(runId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('waymark-feed-import'))`);
    const { rows } = await tx.execute(sql`
      update job_feed_runs set leased_until = ${LEASE}
      where id = ${runId} and not exists (
        select from job_feed_runs as other
        where other.id <> ${runId} and other.state = 'running'
          and other.leased_until > clock_timestamp())
      returning id`);
    if (rows.length === 0) await mustExist(tx, runId);
    return rows.length > 0;
  });
}

/** A run that was removed with its feed would wait for ever. */
async function mustExist(tx: Transaction, runId: number): Promise<void> {
  const isThere = await tx.$count(jobFeedRuns, eq(jobFeedRuns.id, runId));
  if (isThere === 0) throw new Error(`The run ${runId} of a feed was removed while it waited`);
}

export async function keepTurn(on: Database | Transaction, runId: number): Promise<void> {
  await on.execute(sql`update job_feed_runs set leased_until = ${LEASE} where id = ${runId}`);
}

export type StoppedRun = { id: number; isDecided: boolean };

/** Runs that had their turn and stopped with their process. */
export async function findStoppedRuns(): Promise<StoppedRun[]> {
  const { rows } = await db.execute<StoppedRun>(sql`
    select id, decided_at is not null as "isDecided" from job_feed_runs
    where state = 'running' and leased_until < clock_timestamp() order by id`);
  return rows;
}
