import { cpSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { createDatabase, startCluster, urlOf } from "#test/postgres-cluster.ts";
import { greetedAt, spawnApp } from "./app-process.ts";
import { ports } from "./ports.ts";

const TEMPLATE = "demo_template";

/** `E2E_ENGINE=embedded` runs the tests on PGlite, as `npm start` does; else they run on PostgreSQL. */
export const isEmbedded = process.env.E2E_ENGINE === "embedded";

const clusterHome = () => join(ports().home, "pg");

/** Starts PostgreSQL and has an app load the demo into a database that all others are cloned from. */
export async function prepareDemo(): Promise<() => Promise<void>> {
  if (isEmbedded) return async () => undefined;
  const cluster = await startCluster(clusterHome());
  await createDatabase(cluster.home, TEMPLATE);
  const app = spawnApp(environmentOf(TEMPLATE));
  await greetedAt(app);
  // The demo is committed, and it has nothing else to finish.
  app.kill("SIGKILL");
  await app.hasEnded;
  return cluster.stop;
}

/** The environment of an app with a demo of its own, under this name: its rows, its files and its search index. */
export async function demoEnvironment(name: string): Promise<NodeJS.ProcessEnv> {
  if (!isEmbedded) {
    await createDatabase(clusterHome(), name, TEMPLATE);
    cpSync(folderOf(TEMPLATE), folderOf(name), { recursive: true });
  }
  return environmentOf(name);
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
