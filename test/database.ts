import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import pg from "pg";
import { test as base, inject } from "vitest";
import { type Connection, openDatabase, pool } from "#db/client.server.ts";
import { SOCKET_PORT } from "#db/embedded/places.server.ts";
import { startEmbedded } from "#db/embedded/start.server.ts";
import { EVERYTHING, invalidateHere } from "#platform/page-cache.server.ts";
import { startQueue } from "#platform/queue.server.ts";
import { type Settings, setSettings } from "#platform/settings.server.ts";
import { createDatabase } from "./postgres-cluster.ts";
import { TEMPLATE } from "./postgres-server.ts";
import "./provided.ts";
import { reverseUnorderedRows } from "./unordered-rows.ts";

/**
 * `test` with a database of this worker's own behind `db`, empty at the start of
 * each test, and a queue that takes tasks but performs none (see test/tasks.ts).
 */
export const test = base.extend<{ database: Connection }>({
  database: [
    async ({}, use) => {
      const connection = await databaseOfThisWorker();
      await beginEmpty();
      await use(connection);
    },
    { auto: true },
  ],
});

/**
 * `test` for what only looks: on what `prepare` wrote into the empty database, with what it gave back as `given`.
 * It is prepared once, and again only where somebody has written since: a test of this kind, or another between two.
 */
export function testOn<Given>(prepare: () => Promise<Given>) {
  let prepared: { given: Given; written: string } | undefined;
  return base.extend<{ database: Connection; given: Given }>({
    database: [
      async ({}, use) => {
        const connection = await databaseOfThisWorker();
        if (prepared?.written !== (await whatWasWritten())) {
          await beginEmpty();
          const given = await prepare();
          await untilNothingIsAsked();
          prepared = { given, written: await whatWasWritten() };
        }
        setSettings(testSettings());
        await use(connection);
      },
      { auto: true },
    ],
    // Asks for the database, so that it is prepared before.
    given: async (
      { database: _ }: { database: Connection },
      use: (given: Given) => Promise<void>,
    ) => {
      await use(prepared!.given);
    },
  });
}

async function beginEmpty(): Promise<void> {
  setSettings(testSettings());
  await emptyTables();
  // Ids begin again at 1, and no code of ours was told.
  invalidateHere(EVERYTHING);
}

const MAX_TURNS = 1_000;

/** Other processes are told of changed pages by a query that nobody waits for, and that counts as written. */
async function untilNothingIsAsked(): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const { idleCount, totalCount, waitingCount } = pool();
    if (idleCount === totalCount && waitingCount === 0) return;
    await setImmediate();
  }
}

/** Every transaction that writes has a number. This names the last that ended and all that have not. */
async function whatWasWritten(): Promise<string> {
  const { rows } = await pool().query<{ snapshot: string }>(
    "select pg_current_snapshot()::text as snapshot",
  );
  return rows[0]!.snapshot;
}

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
    warmsUp: false,
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
  if (!connection.isEmbedded) replica = replicaOf(connection);
  reverseUnorderedRows(pool());
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

let replica: pg.Pool | undefined;

/**
 * Foreign keys and triggers are off on this connection: only for emptying and restoring tables. It is one of its own, because
 * changing session_replication_role drops all cached plans of a connection; the embedded engine has one session for all.
 */
export function asReplica(): pg.Pool {
  return replica ?? pool();
}

function replicaOf(connection: Connection): pg.Pool {
  const options = "-c session_replication_role=replica";
  const one = new pg.Pool({ ...connection, options, max: 1, idleTimeoutMillis: 0 });
  // As in `openDatabase`: the server may end before it.
  one.on("error", () => undefined);
  return one;
}

const TABLES = `
  select format('%I.%I', namespace.nspname, relname) as name
  from pg_class join pg_namespace namespace on namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition
    and (nspname = 'public' and relname <> 'migrations' or nspname = 'pgboss' and relname = 'job')`;

const RESTART_IDS = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where schemaname = 'public' and last_value is not null`;

const TRUNCATE_ABOVE_BYTES = 1_000_000;

let findFull: { name: string; text: string } | undefined;

/**
 * Truncating a table costs the same whether it is full or empty, and takes every table that points at
 * it along: nearly all, once there is a person. So the tables with rows are found by one prepared
 * statement, their few rows are deleted without asking who points at them, and only what has grown
 * large is truncated.
 */
async function emptyTables(): Promise<void> {
  findFull ??= await statementThatFindsFullTables();
  const { rows } = await asReplica().query<{ name: string; size: number }>(findFull);
  const emptying = rows.map(({ name, size }) =>
    size < TRUNCATE_ABOVE_BYTES ? `delete from ${name};` : `truncate ${name} cascade;`,
  );
  await asReplica().query(
    `begin; set local session_replication_role = replica; ${emptying.join(" ")} ${RESTART_IDS}; commit`,
  );
}

async function statementThatFindsFullTables() {
  const { rows } = await pool().query<{ name: string }>(TABLES);
  const full = rows.map(
    ({ name }) =>
      `select '${name}' as name, pg_relation_size('${name}')::int as size where exists (select from ${name})`,
  );
  return { name: "find full tables", text: full.join(" union all ") };
}
