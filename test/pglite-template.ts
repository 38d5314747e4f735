import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openEngine } from "#db/engine.server.ts";
import { startQueue, stopQueue } from "#platform/queue.server.ts";
import "./provided.ts";

/** Prepares one embedded database with everything migrated; each worker copies it. */
export default async function prepare(project: TestProject) {
  const home = mkdtempSync(join(tmpdir(), "wm-lite-"));
  const engine = await openEngine({ dataDir: join(home, "template"), databaseUrl: null });
  await startQueue();
  await stopQueue();
  await engine.close();

  project.provide("engine", "pglite");
  project.provide("engineHome", home);
  return () => rmSync(home, { recursive: true, force: true });
}
