import { cp, mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pool } from "./client.server.ts";

const HEARTBEAT = 2_000;

/**
 * Copies the embedded database while it runs. Inside a transaction the one
 * session is ours, and without it nothing writes a file, so the folder stands
 * still; visitors wait for the while. Were the engine to lose patience with us,
 * the last query would fail and the copy be thrown away.
 */
export async function backUpEmbedded(databaseDir: string, target: string): Promise<void> {
  const partial = `${target}.partial`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const client = await pool().connect();
  const heartbeat = setInterval(
    () => void client.query("select 1").catch(() => undefined),
    HEARTBEAT,
  );
  try {
    await client.query("checkpoint");
    await client.query("begin");
    await cp(databaseDir, partial, { recursive: true });
    await client.query("rollback");
    await rename(partial, target);
  } finally {
    clearInterval(heartbeat);
    client.release();
    await rm(partial, { recursive: true, force: true });
  }
}
