import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { Pipeline } from "./pipeline.server.ts";
import { preparingClient } from "./preparing-client.server.ts";

/** Where the database listens: a connection string, or a host (a folder, for a Unix socket). */
export type Connection = {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  database?: string;
  max?: number;
  /** Our own engine: its socket carries no notifications. */
  isEmbedded?: true;
};

/** The embedded engine runs one query at a time: more connections would only prepare more statements. */
const EMBEDDED_CONNECTIONS = 4;

let current: pg.Pool | undefined;
let pipeline: Pipeline | undefined;
let currentConnection: Connection | undefined;

export function openDatabase(connection: Connection): void {
  if (current) throw new Error("The database is open already");
  currentConnection = connection;
  const Client = preparingClient();
  const config = {
    connectionTimeoutMillis: 10_000,
    application_name: "waymark",
    // A transaction that stands still keeps others waiting; it is ended instead.
    idle_in_transaction_session_timeout: 30_000,
    ...connection,
  };
  const max = connection.isEmbedded ? EMBEDDED_CONNECTIONS : 10;
  current = new pg.Pool({ Client, max, idleTimeoutMillis: 30_000, ...config });
  pipeline = connection.isEmbedded && new Pipeline({ Client, config });
  // The pool drops a broken connection by itself, and the query on it reports what is wrong.
  // Without a listener, one that breaks between two queries would end the process.
  current.on("error", () => undefined);
  current.on("connect", (client) => client.on("error", () => undefined));
}

export async function closeDatabase(): Promise<void> {
  const closing = [current, pipeline];
  current = undefined;
  pipeline = undefined;
  currentConnection = undefined;
  await Promise.all(closing.map((open) => open?.end()));
}

export function isDatabaseOpen(): boolean {
  return current !== undefined;
}

/** Where `db` is connected, for those that keep connections of their own (the queue). */
export function connection(): Connection {
  if (!currentConnection) throw new Error("The database is not open");
  return currentConnection;
}

export function pool(): pg.Pool {
  if (!current) throw new Error("The database is not open");
  return current;
}

// `db` is a constant that modules import before the process has connected, so
// it stands on a pool that looks up the open one. Drizzle tells a pool from a
// single client by "Pool" in the name of its class.
class OpenPool {
  query(...query: unknown[]): unknown {
    return pipeline ? pipeline.query(...query) : Reflect.apply(pool().query, pool(), query);
  }

  connect(): Promise<pg.PoolClient> {
    return pool().connect();
  }
}

export const db: NodePgDatabase = drizzle({
  client: new OpenPool() as unknown as pg.Pool,
  casing: "snake_case",
});

export type Database = typeof db;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
