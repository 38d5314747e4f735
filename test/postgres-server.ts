import type { TestProject } from "vitest/node";
import { closeDatabase, openDatabase, pool } from "#db/client.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { startQueue, stopQueue } from "#platform/queue.server.ts";
import { createDatabase, startCluster } from "./postgres-cluster.ts";
import "./provided.ts";

export const TEMPLATE = "waymark_template";

/** Starts a PostgreSQL of our own on a Unix socket, prepares a template, and stops it at the end. */
export default async function prepare(project: TestProject) {
  const cluster = await startCluster();
  await prepareTemplate(cluster.home);

  project.provide("engine", "postgres");
  project.provide("engineHome", cluster.home);
  return cluster.stop;
}

async function prepareTemplate(home: string): Promise<void> {
  await createDatabase(home, TEMPLATE);
  openDatabase({ host: home, user: "postgres", database: TEMPLATE });
  // Nobody writes but the tests: some ask whether anybody did (`testOn`).
  await pool().query("alter system set autovacuum = off");
  await pool().query("select pg_reload_conf()");
  await migrate();
  await startQueue();
  await stopQueue();
  await closeDatabase();
}
