import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { pool } from "./client.server.ts";
import { sourcePath } from "./source-path.server.ts";

type Migration = { name: string; statements: string[] };

// Any number will do, as long as every process of ours takes the same one.
const ADVISORY_LOCK = 7_294_001;

/**
 * Runs the migrations this database has not seen, each in a transaction of its
 * own, one process at a time. Remembered by name, not by the latest date, so
 * that two branches may add one each and merge in either order.
 */
export async function migrate(): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    try {
      await runMissing(client);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCK]);
    }
  } finally {
    client.release();
  }
}

export async function migrationsDone(): Promise<boolean> {
  const { rows } = await pool().query(
    "select to_regclass('public.migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return false;
  const done = await namesDone(pool());
  return readMigrations().every(({ name }) => done.has(name));
}

async function runMissing(client: pg.PoolClient): Promise<void> {
  await client.query(
    "create table if not exists migrations (name text primary key, run_at timestamptz not null default now())",
  );
  const done = await namesDone(client);
  const all = readMigrations();
  refuseForeign(done, all);
  for (const migration of all) {
    if (!done.has(migration.name)) await run(client, migration);
  }
}

/** A database that knows none of our migrations but others was made before the baseline. */
function refuseForeign(done: ReadonlySet<string>, all: readonly Migration[]): void {
  if (done.size === 0 || all.some(({ name }) => done.has(name))) return;
  throw new Error(
    "This database was made by an unreleased version and cannot be carried over. Start with an empty one: for the demo, delete its data folder (DATA_DIR, by default ./data).",
  );
}

async function run(client: pg.PoolClient, { name, statements }: Migration): Promise<void> {
  await client.query("begin");
  try {
    for (const statement of statements) await client.query(statement);
    await client.query("insert into migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`The migration ${name} failed and was rolled back`, { cause: error });
  }
}

async function namesDone(on: pg.Pool | pg.PoolClient): Promise<Set<string>> {
  const { rows } = await on.query<{ name: string }>("select name from migrations");
  return new Set(rows.map(({ name }) => name));
}

function readMigrations(): Migration[] {
  const journalPath = sourcePath("#db/migrations/meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalPath, "utf8")) as { entries: { tag: string }[] };
  return journal.entries.map(({ tag }) => ({
    name: tag,
    statements: readFileSync(join(journalPath, "../..", `${tag}.sql`), "utf8").split(
      "--> statement-breakpoint",
    ),
  }));
}
