import { copyFile, cp, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pool } from "./client.server.ts";
import { takeLock } from "./embedded/lock.server.ts";
import type { Places } from "./embedded/places.server.ts";
import { syncPath, syncTree } from "./embedded/sync-tree.ts";

const HEARTBEAT = 2_000;

/** `filesDir` need not exist: before the first upload, or where files are in S3. */
export type Sources = { databaseDir: string; filesDir: string };

/**
 * Copies the embedded database while it runs, and the files. Inside a transaction the one
 * session is ours, and without it nothing writes a file, so the folder stands
 * still; visitors wait for the while. Were the engine to lose patience with us,
 * the last query would fail and the copy be thrown away. Files are written before their
 * rows and removed after them, so every row of the copy has its file.
 */
export async function backUpRunning(from: Sources, target: string): Promise<void> {
  const client = await pool().connect();
  const heartbeat = setInterval(
    () => void client.query("select 1").catch(() => undefined),
    HEARTBEAT,
  );
  try {
    await client.query("checkpoint");
    await client.query("begin");
    await copyAtomically(from, target, async () => void (await client.query("rollback")));
  } finally {
    clearInterval(heartbeat);
    client.release();
  }
}

/**
 * Copies the embedded database while nothing runs. The engine is not started:
 * that would migrate, and a backup is often taken because of what comes next.
 */
export async function backUpStopped(places: Places, from: Sources, target: string): Promise<void> {
  const lock = await takeLock({ path: places.lockPath, socketPath: places.socketPath });
  try {
    await copyAtomically(from, target);
  } finally {
    lock.release();
  }
}

/** The copy gets its name only once it is whole and on the disk, and `isSound` has not thrown. */
async function copyAtomically(
  { databaseDir, filesDir }: Sources,
  target: string,
  isSound?: () => Promise<void>,
): Promise<void> {
  const partial = `${target}.partial`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    await cp(databaseDir, join(partial, "postgres"), { recursive: true });
    await linkTree(filesDir, join(partial, "files"));
    await isSound?.();
    await syncTree(partial);
    await rename(partial, target);
    await syncPath(dirname(target));
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/**
 * A stored file never changes, so a link is a copy that takes no time and no room, and stays when the
 * file is removed. Where the backups are on another disk it is copied.
 */
async function linkTree(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    // Nothing was stored yet, or a folder went this moment. Anything else is no backup.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    // Uploads under way.
    if (entry.name === "incoming") continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else await linkOrCopy(source, target);
  }
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Removed this moment: its row was gone before the copy began.
    if (code === "ENOENT") return;
    await copyFile(source, target);
  }
}
