import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, openDatabase } from "#db/client.server.ts";
import { SOCKET_PORT } from "#db/embedded/places.server.ts";
import { startEmbedded } from "#db/embedded/start.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { importRegister } from "#domain/sponsors/imports/import-register.server.ts";
import { startQueue, stopQueue } from "#platform/queue.server.ts";
import { createDatabase, startCluster } from "#test/postgres-cluster.ts";
import { type RegisterDay, realRegisterPath } from "#test/real-register.ts";

const days: readonly RegisterDay[] = ["2026-06-26", "2026-07-03", "2026-07-10"];

/** Seconds to read three published files in, one after another. */
export async function measureImports(engine: "postgres" | "embedded"): Promise<string[]> {
  const stop = await (engine === "postgres" ? openPostgres() : openEmbedded());
  await migrate();
  await startQueue();
  const seconds: string[] = [];
  for (const day of days) {
    const bytes = readFileSync(realRegisterPath(day));
    const file = { bytes, asOf: day, source: "file", sourceName: day } as const;
    const result = await importRegister(file, new Date());
    if (!result.ok) throw new Error(`The register of ${day} was refused: ${result.error}`);
    seconds.push((result.value.tookMs / 1000).toFixed(1));
  }
  await stopQueue();
  await closeDatabase();
  await stop();
  return seconds;
}

async function openPostgres(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  await createDatabase(cluster.home, "imports");
  openDatabase({ host: cluster.home, user: "postgres", database: "imports" });
  return cluster.stop;
}

async function openEmbedded(): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), "wm-imports-"));
  const socketPath = join(home, `.s.PGSQL.${SOCKET_PORT}`);
  const engine = await startEmbedded({ databaseDir: join(home, "postgres"), socketPath });
  openDatabase({ host: home, port: SOCKET_PORT, user: "postgres", database: "postgres" });
  return async () => {
    await engine.stop();
    rmSync(home, { recursive: true, force: true });
  };
}
