import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { placesIn } from "#db/embedded/places.server.ts";
import { unfinished } from "#db/embedded/start.server.ts";
import { createDatabase, startCluster, urlOf } from "#test/postgres-cluster.ts";
import { greetedAt, spawnApp } from "./app-process.ts";
import { ports } from "./ports.ts";

const TEMPLATE = "demo_template";

/** `E2E_ENGINE=embedded` runs the tests on PGlite, as `npm start` does; else they run on PostgreSQL. */
export const isEmbedded = process.env.E2E_ENGINE === "embedded";

const clusterHome = () => join(ports().home, "pg");

/** Has an app load the demo that all others are cloned from: a database of PostgreSQL, or a folder. */
export async function prepareDemo(): Promise<() => Promise<void>> {
  if (isEmbedded) {
    await loadAfterAKill();
    return async () => undefined;
  }
  const cluster = await startCluster(clusterHome());
  await createDatabase(cluster.home, TEMPLATE);
  const app = spawnApp(environmentOf(TEMPLATE));
  await greetedAt(app);
  // Not killed: what it has compiled is written as it ends.
  app.kill("SIGTERM");
  await app.hasEnded;
  return cluster.stop;
}

/**
 * A first start is killed while it writes the demo's rows, and the second loads it: everything that runs on
 * the embedded engine stands on what a kill left behind (e2e/process/embedded-survives-a-kill.spec.ts).
 */
async function loadAfterAKill(): Promise<void> {
  const environment = environmentOf(TEMPLATE);
  const killed = spawnApp(environment);
  await Promise.race([hasRows(placesIn(folderOf(TEMPLATE)).databaseDir), killed.hasEnded]);
  killed.kill("SIGKILL");
  if ((await killed.hasEnded) !== null) throw new Error("The first start ended before its kill.");

  const app = spawnApp(environment);
  await greetedAt(app);
  app.kill("SIGTERM");
  await app.hasEnded;
}

/** PostgreSQL numbers what is not its own from here on, and names each file by its number. */
const FIRST_OWN_FILE = 16_384;

/** A table or an index without rows is smaller, and the demo's are larger. */
const BYTES_OF_ROWS = 100_000;

/** Waits until the database is made and the demo is being written into it. */
async function hasRows(databaseDir: string): Promise<void> {
  const isMade = () => existsSync(databaseDir) && !existsSync(unfinished(databaseDir));
  while (!isMade() || !hasOwnFileWithRows(join(databaseDir, "base"))) await wait(20);
}

function hasOwnFileWithRows(folder: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).some(
    (path) =>
      Number(basename(path)) >= FIRST_OWN_FILE && sizeOf(join(folder, path)) > BYTES_OF_ROWS,
  );
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The environment of an app with a demo of its own, under this name: its rows, its files and its search index. */
export async function demoEnvironment(name: string): Promise<NodeJS.ProcessEnv> {
  if (!isEmbedded) await createDatabase(clusterHome(), name, TEMPLATE);
  cpSync(folderOf(TEMPLATE), folderOf(name), { recursive: true, filter: isNoSocket });
  return environmentOf(name);
}

/** The folder of the embedded engine's socket cannot be copied, and each app makes its own. */
function isNoSocket(path: string): boolean {
  return basename(path) !== "run";
}

/** An empty database on the same server, for tests that start from nothing. */
export async function emptyDatabase(name: string): Promise<string> {
  await createDatabase(clusterHome(), name);
  return urlOf(clusterHome(), name);
}

function environmentOf(name: string): NodeJS.ProcessEnv {
  const dataDir = folderOf(name);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return {
    PATH: process.env.PATH,
    // What the first app compiled serves all others.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${ports().smtp}`,
    // Each test says it comes from an address of its own, so that one test's
    // failed sign-ins do not slow another down.
    // Identity providers of tests run on this machine.
    LOOPBACK_PROVIDERS: "yes",
    // Every app of a run would make a hundred pages that no test asks it for.
    WARM_UP: "no",
    TRUSTED_PROXIES: "127.0.0.1,::1,::ffff:127.0.0.1",
    ...(isEmbedded ? {} : onPostgres(name)),
  };
}

function folderOf(name: string): string {
  return join(ports().home, name);
}

function onPostgres(name: string): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: urlOf(clusterHome(), name),
    DEMO: "yes",
    NODE_OPTIONS: `--import=${resolve("test/cheap-passwords.mjs")}`,
    APP_SECRET: "the same for every app of this run, 1234567890",
  };
}
