import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, connection, openDatabase } from "#db/client.server.ts";
import { openEngine } from "#db/engine.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { sourcePath } from "#db/source-path.server.ts";
import { setSearch } from "#platform/search.server.ts";
import { SearchClient } from "#search/client.ts";
import { inThread } from "#search/connections.ts";
import { createDatabase, startCluster } from "#test/postgres-cluster.ts";
import type { BenchThreadStart } from "./thread.ts";

export type EngineKind = "postgres" | "embedded";

/** An empty database of the kind, open behind `db`; the returned function ends it. */
export async function openBenchEngine(kind: EngineKind): Promise<() => Promise<void>> {
  return kind === "postgres" ? openServer() : openEmbedded();
}

async function openServer() {
  const cluster = await startCluster();
  await createDatabase(cluster.home, "bench");
  openDatabase({ host: cluster.home, user: "postgres", database: "bench" });
  await migrate();
  return async () => {
    await closeDatabase();
    await cluster.stop();
  };
}

async function openEmbedded() {
  const dataDir = mkdtempSync(join(tmpdir(), "wm-bench-"));
  const engine = await openEngine({ dataDir, databaseUrl: null });
  return async () => {
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** The index in its thread, as the server starts it; ready when this returns. */
export async function startIndex(snapshotFolder: string): Promise<SearchClient> {
  const start: BenchThreadStart = { connection: connection(), snapshotFolder };
  const client = new SearchClient(inThread(sourcePath("#bench/jobs/thread.ts"), start), {
    timeoutMillis: 20_000,
    onTrouble: ({ why }) => console.error(`The index met trouble: ${why}`),
  });
  setSearch(client);
  await client.untilReady();
  return client;
}
