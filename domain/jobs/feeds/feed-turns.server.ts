import { sql } from "drizzle-orm";
import { type Database, db, type Transaction } from "#db/client.server.ts";

/** So long a run may say nothing before it counts as stopped with its process. */
const LEASE = sql`clock_timestamp() + interval '1 minute'`;
const lockTurns = sql`select pg_advisory_xact_lock(hashtext('waymark-feed-import'))`;

/**
 * Whether this run alone may write jobs now, on every process: two that carry the same job would
 * not see each other. It lasts while `keepTurn` is called now and then. Another's turn that ran
 * out stands in the way until that run is settled.
 */
export function takeTurn(runId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(lockTurns);
    await mustRun(tx, runId);
    const { rowCount } = await tx.execute(sql`
      update job_feed_runs set leased_until = ${LEASE}
      where id = ${runId} and not exists (
        select from job_feed_runs as other
        where other.id <> ${runId} and other.state = 'running' and other.leased_until is not null)`);
    return rowCount === 1;
  });
}

/** A run that was ended for it, or removed with its feed, must not write another row. */
async function mustRun(tx: Transaction, runId: number): Promise<void> {
  const { rowCount } = await tx.execute(
    sql`select from job_feed_runs where id = ${runId} and state = 'running' for update`,
  );
  if (rowCount !== 1) throw new Error(`The run ${runId} of a feed was ended while it was at work`);
}

/** First in each transaction of a run that has its turn. */
export async function keepTurn(tx: Transaction, runId: number): Promise<void> {
  await mustRun(tx, runId);
  await renewLease(tx, runId);
}

/** The same for a transaction that may take longer than a lease: nobody takes the turn before it ends. */
export async function holdTurn(tx: Transaction, runId: number): Promise<void> {
  await tx.execute(lockTurns);
  await keepTurn(tx, runId);
}

/** Says that somebody is bringing a run to its end. */
export async function renewLease(on: Database | Transaction, runId: number): Promise<void> {
  await on.execute(sql`update job_feed_runs set leased_until = ${LEASE} where id = ${runId}`);
}
