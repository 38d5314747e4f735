import { type SQL, sql } from "drizzle-orm";
import { db, pool, type Transaction } from "#db/client.server.ts";
import { searchOutbox } from "#db/schema/search.ts";

/** Some changed documents, and where to go on. */
export type OutboxPart = { position: string; ids: number[] };

type OutboxRow = { seq: number; xid: number; documentId: number };

/** Transactions below `low` have ended and been read; `seen` are rows of younger ones, read too. */
type Reading = {
  position: string;
  low: number;
  seen: ReadonlySet<number>;
  /** Read, but not handed over yet; when all are, `nextLow` is where to go on. */
  pending: readonly number[];
  nextLow: number;
};

/**
 * Follows one collection's rows in the outbox and misses none. Rows become visible
 * when their transaction commits, in any order; but every transaction below the
 * snapshot's xmin has ended. So rows are read from there on, again and again, and
 * those read already are remembered. A position outlives the process: a reader that goes
 * on from it reads a little twice, and misses nothing.
 */
export class OutboxReader {
  readonly #collection: string;
  readonly #most: number;
  #reading: Reading | null = null;
  #parts = 0;

  /** Hands over at most so many documents at a time. */
  constructor(collection: string, most: number) {
    this.#collection = collection;
    this.#most = most;
  }

  /** Where to go on after everything is read, asked before the first of it is. */
  async begin(): Promise<string> {
    const { xmin } = await look(sql`false`);
    return `${xmin}`;
  }

  /** Null: rows after this position are gone, or it is of another database. Read everything. */
  async next(position: string): Promise<OutboxPart | null> {
    const known = this.#reading?.position === position ? this.#reading : readingFrom(position);
    const reading = known.pending.length > 0 ? known : await this.#lookFurther(known);
    if (!reading || reading.pending.length === 0) {
      this.#reading = reading;
      return reading && { position, ids: [] };
    }
    return this.#handOver(reading);
  }

  async #lookFurther(known: Reading): Promise<Reading | null> {
    const { position, low, seen } = known;
    const ours = sql`collection = ${this.#collection} and xid >= ${low}`;
    const { xmin, xmax, prunedTo, rows } = await look(ours);
    if (low > xmax) return null;
    if (prunedTo >= low && prunedTo < xmax) return null;

    const fresh = rows.filter(({ seq }) => !seen.has(seq));
    const pending = [...new Set(fresh.map(({ documentId }) => documentId))];
    const stillOpen = rows.filter(({ xid }) => xid >= xmin).map(({ seq }) => seq);
    const next = { position, seen: new Set(stillOpen), pending, nextLow: xmin };
    return { ...next, low: pending.length > 0 ? low : xmin };
  }

  #handOver(reading: Reading): OutboxPart {
    const ids = reading.pending.slice(0, this.#most);
    const pending = reading.pending.slice(this.#most);
    const low = pending.length > 0 ? reading.low : reading.nextLow;
    // Another text each time: who could not use this part asks again with the position before it.
    this.#parts += 1;
    const position = `${low}.${this.#parts}`;
    this.#reading = { ...reading, position, low, pending };
    return { position, ids };
  }
}

function readingFrom(position: string): Reading {
  const low = Number.parseInt(position, 10);
  if (!Number.isSafeInteger(low))
    throw new RangeError(`"${position}" is no position in the outbox`);
  return { position, low, seen: new Set(), pending: [], nextLow: low };
}

/**
 * The first transaction that has not begun. A row of a later one was written in another
 * cluster and came with a restored dump: what it tells of is in the restored tables.
 */
const XMAX = sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;

type Look = { xmin: number; xmax: number; prunedTo: number; rows: OutboxRow[] };

/** Rows and the snapshot they were seen in: one statement, or a commit might fall between them. */
async function look(which: SQL): Promise<Look> {
  const { rows: found } = await db.execute<
    Record<"xmin" | "xmax" | "pruned", string> & RowText
  >(sql`
    select snapshot.xmin, snapshot.xmax,
      (select xid from search_outbox where seq = ${PRUNED_SEQ}) as pruned,
      changes.seq, changes.xid, changes.document_id
    from (
      select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
        ${XMAX}::text as xmax
    ) as snapshot
    left join (
      select seq, xid, document_id from search_outbox where xid < ${XMAX} and ${which}
    ) as changes on true`);

  const [first] = found;
  return {
    xmin: Number(first?.xmin),
    xmax: Number(first?.xmax),
    prunedTo: Number(first?.pruned ?? -1),
    rows: found.flatMap(({ seq, xid, document_id }) =>
      seq === null ? [] : { seq: Number(seq), xid: Number(xid), documentId: Number(document_id) },
    ),
  };
}

type RowText = { seq: string | null; xid: string | null; document_id: number | null };

/** The one row that is no change: its transaction is the last of which rows were forgotten. */
const PRUNED_SEQ = 0;

/** Forgets what every index has read long since. An index that stood still longer reads everything. */
export async function pruneOutbox(before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const last = await forget(tx, before);
    if (last === null) return;
    await tx.execute(sql`
      insert into search_outbox (seq, collection, document_id, xid) overriding system value
      values (${PRUNED_SEQ}, 'pruned', 0, ${last})
      on conflict (seq) do update set xid = greatest(search_outbox.xid, excluded.xid)`);
  });
}

/** The last transaction of which rows went. A mark that came with a restored dump goes too. */
async function forget(tx: Transaction, before: Date): Promise<number | null> {
  const { rows } = await tx.execute<{ last: string | null }>(sql`
    with forgotten as (
      delete from ${searchOutbox}
      where (at < ${before} and seq <> ${PRUNED_SEQ}) or (seq = ${PRUNED_SEQ} and xid >= ${XMAX})
      returning xid
    )
    select max(xid) as last from forgotten where xid < ${XMAX}`);
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}

/**
 * Another text once any transaction has been committed since: until then it was not in the
 * snapshot, or was listed in it as open. It reads no table, so asking costs next to nothing.
 */
export async function currentSnapshot(): Promise<string> {
  const text = "select pg_current_snapshot()::text as mark";
  const { rows } = await pool().query<{ mark: string }>({ name: "commit-mark", text });
  return rows[0]!.mark;
}

/**
 * Which database this is, so that what was read from another is never taken for its own: the
 * cluster, the database in it, and the outbox, which a restored dump creates as a new table.
 */
export async function databaseIdentity(): Promise<string> {
  const { rows } = await db.execute<Record<"cluster" | "database" | "outbox", string>>(sql`
    select (select system_identifier from pg_control_system()) as cluster,
      (select oid from pg_database where datname = current_database()) as database,
      'search_outbox'::regclass::oid as outbox`);
  const { cluster, database, outbox } = rows[0]!;
  return `${cluster}.${database}.${outbox}`;
}
