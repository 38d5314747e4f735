import { cp, mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pool } from "./client.server.ts";
import { takeLock } from "./embedded/lock.server.ts";
import type { Places } from "./embedded/places.server.ts";
import { syncPath, syncTree } from "./embedded/sync-tree.ts";

const HEARTBEAT = 2_000;

/**
 * Copies the embedded database while it runs. Inside a transaction the one
 * session is ours, and without it nothing writes a file, so the folder stands
 * still; visitors wait for the while. Were the engine to lose patience with us,
 * the last query would fail and the copy be thrown away.
 */
export async function backUpRunning(databaseDir: string, target: string): Promise<void> {
  const client = await pool().connect();
  const heartbeat = setInterval(
    () => void client.query("select 1").catch(() => undefined),
    HEARTBEAT,
  );
  try {
    await client.query("checkpoint");
    await client.query("begin");
    await copyWhole(databaseDir, target, async () => void (await client.query("rollback")));
  } finally {
    clearInterval(heartbeat);
    client.release();
  }
}

/**
 * Copies the embedded database while nothing runs. The engine is not started:
 * that would migrate, and a backup is often taken because of what comes next.
 */
export async function backUpResting(places: Places, target: string): Promise<void> {
  const lock = await takeLock({ path: places.lockPath, socketPath: places.socketPath });
  try {
    await copyWhole(places.databaseDir, target);
  } finally {
    lock.release();
  }
}

/** The copy gets its name only once it is whole and on the disk, and `isSound` has not thrown. */
async function copyWhole(
  from: string,
  target: string,
  isSound?: () => Promise<void>,
): Promise<void> {
  const partial = `${target}.partial`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    await cp(from, partial, { recursive: true });
    await isSound?.();
    await syncTree(partial);
    await rename(partial, target);
    await syncPath(dirname(target));
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
