import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { test as base, inject } from "vitest";
import { type Connection, openDatabase, pool } from "#db/client.server.ts";
import { SOCKET_PORT } from "#db/embedded/places.server.ts";
import { startEmbedded } from "#db/embedded/start.server.ts";
import { EVERYTHING, forgetHere } from "#platform/page-cache.server.ts";
import { startQueue } from "#platform/queue.server.ts";
import { type Settings, useSettings } from "#platform/settings.server.ts";
import { createDatabase } from "./postgres-cluster.ts";
import { TEMPLATE } from "./postgres-server.ts";
import "./provided.ts";
import { turnUnorderedRows } from "./unordered-rows.ts";

/**
 * `test` with a database of this worker's own behind `db`, empty at the start of
 * each test, and a queue that takes tasks but performs none (see test/tasks.ts).
 */
export const test = base.extend<{ database: Connection }>({
  database: [
    async ({}, use) => {
      const connection = await databaseOfThisWorker();
      useSettings(testSettings());
      await emptyTables();
      // Ids begin again at 1, and no code of ours was told.
      forgetHere(EVERYTHING);
      await use(connection);
    },
    { auto: true },
  ],
});

export function testSettings(changes: Partial<Settings> = {}): Settings {
  return {
    port: 0,
    host: "127.0.0.1",
    dataDir: join(inject("engineHome"), "data-folder"),
    databaseUrl: inject("engine") === "postgres" ? "postgres://this-test" : null,
    baseDomain: "localhost",
    systemCountryId: 226,
    appSecret: "a secret that only the tests know, 1234567890",
    smtpUrl: null,
    mailFrom: "Waymark <no-reply@localhost>",
    supportAddress: null,
    trustedProxies: [],
    s3: null,
    allowsLoopbackProviders: false,
    isDevelopment: false,
    isDemo: inject("engine") === "pglite",
    ...changes,
  };
}

let opening: Promise<Connection> | undefined;

function databaseOfThisWorker(): Promise<Connection> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Connection> {
  const home = inject("engineHome");
  const connection = inject("engine") === "pglite" ? await copyOf(home) : await cloneIn(home);
  openDatabase(connection);
  turnUnorderedRows(pool());
  await startQueue();
  return connection;
}

async function copyOf(home: string): Promise<Connection> {
  const own = join(home, `worker-${process.pid}`);
  mkdirSync(own);
  cpSync(join(home, "template/postgres"), join(own, "postgres"), { recursive: true });
  const socketPath = join(own, `.s.PGSQL.${SOCKET_PORT}`);
  await startEmbedded({ databaseDir: join(own, "postgres"), socketPath, isDurable: false });
  return {
    host: own,
    port: SOCKET_PORT,
    user: "postgres",
    database: "postgres",
    isEmbedded: true,
  };
}

async function cloneIn(home: string): Promise<Connection> {
  const database = `waymark_${process.pid}`;
  await createDatabase(home, database, TEMPLATE);
  return { host: home, user: "postgres", database };
}

// Truncating a table costs the same whether it is full or empty, and takes every table that
// points at it along: nearly all, once there is a person. So the few rows of a test are deleted
// without asking who points at them, and only what has grown large is truncated.
const EMPTY_TABLES = `
do $$
declare
  name text;
  is_full boolean;
begin
  perform set_config('session_replication_role', 'replica', true);
  for name in
    select quote_ident(schemaname) || '.' || quote_ident(tablename) from pg_tables
    where schemaname = 'public' and tablename <> 'migrations'
  loop
    execute 'select exists (select from ' || name || ')' into is_full;
    continue when not is_full;
    if pg_relation_size(name::regclass) < 1000000 then execute 'delete from ' || name;
    else execute 'truncate ' || name || ' cascade';
    end if;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`;

export async function emptyTables(): Promise<void> {
  await pool().query(EMPTY_TABLES);
  await pool().query("delete from pgboss.job");
}
