import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { type Connection, closeDatabase, openDatabase, pool } from "./client.server.ts";
import { findHolder, takeLock } from "./embedded/lock.server.ts";
import { placesIn, preparePlaces, SOCKET_PORT } from "./embedded/places.server.ts";
import { startEmbedded, unfinished } from "./embedded/start.server.ts";
import { firstAnswer } from "./first-answer.server.ts";
import { migrate } from "./migrate.server.ts";

export type Engine = {
  kind: "embedded" | "postgres";
  /** Meant for the demo, and nobody has been written into it yet: the demo may be loaded. */
  fresh: boolean;
  close(): Promise<void>;
};

/** Some of the process's settings. */
type Where = { dataDir: string; databaseUrl: string | null; isDemo?: boolean };

/** For the process that serves: takes the data folder (or connects), migrates, opens `db`. */
export async function openEngine(where: Where): Promise<Engine> {
  const { databaseUrl, dataDir, isDemo = false } = where;
  return databaseUrl ? openPostgres(databaseUrl, { isDemo }) : openEmbedded(dataDir);
}

/** Whether the embedded engine has yet to make its database. */
export function isFirstStart({ databaseUrl, dataDir }: Where): boolean {
  if (databaseUrl !== null) return false;
  const { databaseDir } = placesIn(dataDir);
  return !existsSync(databaseDir) || existsSync(unfinished(databaseDir));
}

/** For command-line tasks: speaks to the engine that runs, or starts it for the while. */
export async function attachEngine(where: Where): Promise<Engine> {
  const holder = where.databaseUrl ? null : findHolder(placesIn(where.dataDir).lockPath);
  if (!holder) return openEngine(where);

  openDatabase(atSocket(holder.socketPath));
  await untilReachable();
  return { kind: "embedded", fresh: false, close: closeDatabase };
}

/** Throws where the database cannot be reached. */
export async function ping(): Promise<void> {
  await pool().query("select 1");
}

async function openPostgres(
  connectionString: string,
  { isDemo }: { isDemo: boolean },
): Promise<Engine> {
  openDatabase({ connectionString });
  try {
    await firstAnswer(ping);
    await migrate();
    return { kind: "postgres", fresh: isDemo && (await isUntouched()), close: closeDatabase };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

async function openEmbedded(dataDir: string): Promise<Engine> {
  const { lockPath, databaseDir, socketPath } = preparePlaces(dataDir);
  const lock = await takeLock({ path: lockPath, socketPath, onLost: stopTheProcess });
  try {
    const engine = await startEmbedded({ databaseDir, socketPath, onFailure: stopTheProcess });
    openDatabase(atSocket(socketPath));
    await migrate();
    const close = async () => {
      await closeDatabase();
      await engine.stop();
      lock.release();
    };
    return { kind: "embedded", fresh: await isUntouched(), close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function atSocket(socketPath: string): Connection {
  const host = dirname(socketPath);
  return { host, port: SOCKET_PORT, user: "postgres", database: "postgres", isEmbedded: true };
}

async function isUntouched(): Promise<boolean> {
  const { rows } = await pool().query(
    "select exists (select from universities) or exists (select from users) as touched",
  );
  return !rows[0]?.touched;
}

// The holder may still be starting: its lock is there before its socket listens.
async function untilReachable(): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ping();
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

// Without its thread nothing can be read or written; a restart recovers what was acknowledged.
function stopTheProcess({ message }: Error): void {
  process.stderr.write(`The embedded database stopped, so Waymark ends: ${message}\n`);
  process.exit(1);
}
