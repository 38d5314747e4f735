import { sql } from "drizzle-orm";
import { type Database, db, type Transaction } from "#db/client.server.ts";

/** A run that does not renew its lease for this long counts as stopped with its process. */
const LEASE = sql`clock_timestamp() + interval '1 minute'`;
const lockLeases = sql`select pg_advisory_xact_lock(hashtext('waymark-feed-import'))`;

/**
 * Takes the one lease that lets a run write jobs, across all processes: two runs with the same job would
 * not see each other. It lasts while `keepLease` renews it. An expired lease of another run blocks until
 * that run is settled.
 */
export function takeLease(runId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(lockLeases);
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

/** Call it first in each transaction of a run that has the lease. */
export async function keepLease(tx: Transaction, runId: number): Promise<void> {
  await mustRun(tx, runId);
  await renewLease(tx, runId);
}

/** The same for a transaction that may take longer than a lease: no other run gets the lease before it ends. */
export async function holdLease(tx: Transaction, runId: number): Promise<void> {
  await tx.execute(lockLeases);
  await keepLease(tx, runId);
}

/** Renews the lease of a run that is being finished. */
export async function renewLease(on: Database | Transaction, runId: number): Promise<void> {
  await on.execute(sql`update job_feed_runs set leased_until = ${LEASE} where id = ${runId}`);
}
