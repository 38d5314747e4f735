/**
 * `npm run backup`: copies the embedded database, running or not, and the files into the
 * data folder's backups/. To go back, stop Waymark and put the copies in the places of
 * DATA_DIR/postgres and DATA_DIR/files. A PostgreSQL server and a bucket have their own tools.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { backUpRunning, backUpStopped } from "#db/backup.server.ts";
import { findHolder } from "#db/embedded/lock.server.ts";
import { placesIn } from "#db/embedded/places.server.ts";
import { attachEngine } from "#db/engine.server.ts";
import { loadSettings, type Settings } from "#platform/settings.server.ts";
import { readArguments } from "./read-arguments.ts";

const USAGE = `npm run backup
Copies the embedded database and the files into the data folder's backups/.`;

readArguments(USAGE, {});

try {
  process.stdout.write(`Backed up to ${await backUp(loadSettings())}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function backUp(settings: Settings): Promise<string> {
  if (settings.databaseUrl)
    throw new Error("With DATABASE_URL, back up with the server's own tools, such as pg_dump.");
  const places = placesIn(settings.dataDir);
  if (!existsSync(places.databaseDir) || existsSync(`${places.databaseDir}.unfinished`))
    throw new Error(`There is no database in ${settings.dataDir} yet: nothing was backed up.`);

  const stamp = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
  const target = join(settings.dataDir, "backups", stamp);
  const from = { databaseDir: places.databaseDir, filesDir: join(settings.dataDir, "files") };
  if (!findHolder(places.lockPath)) {
    await backUpStopped(places, from, target);
    return target;
  }
  const engine = await attachEngine(settings);
  try {
    await backUpRunning(from, target);
  } finally {
    await engine.close();
  }
  return target;
}
