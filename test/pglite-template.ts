import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { placesIn } from "#db/embedded/places.server.ts";
import { unfinished } from "#db/embedded/start.server.ts";
import { openEngine } from "#db/engine.server.ts";
import { startQueue, stopQueue } from "#platform/queue.server.ts";
import "./provided.ts";

/** In what a first start left behind that was killed half-way; gone once the next has begun again. */
export const HALF_WAY = "killed-half-way";

/** Prepares one embedded database with everything migrated; each worker copies it. */
export default async function prepare(project: TestProject) {
  const home = mkdtempSync(join(tmpdir(), "wm-lite-"));
  const dataDir = join(home, "template");
  leaveHalfAStart(dataDir);
  const engine = await openEngine({ dataDir, databaseUrl: null });
  await startQueue();
  await stopQueue();
  await engine.close();

  project.provide("engine", "pglite");
  project.provide("engineHome", home);
  return () => rmSync(home, { recursive: true, force: true });
}

/** To make a database takes seconds. So the one that is made proves too that a start which was cut off begins again. */
function leaveHalfAStart(dataDir: string): void {
  const { databaseDir } = placesIn(dataDir);
  mkdirSync(join(databaseDir, "base"), { recursive: true });
  // By this file PGlite knows a database that is made.
  writeFileSync(join(databaseDir, "PG_VERSION"), "18\n");
  writeFileSync(join(databaseDir, HALF_WAY), "");
  writeFileSync(unfinished(databaseDir), "");
}
