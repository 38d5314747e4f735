import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import "#test/provided.ts";
import { threadPath } from "../source-path.server.ts";
import { SOCKET_PORT } from "./places.server.ts";
import type { EngineNews, EngineStart } from "./worker.ts";

const MEGABYTE = 1024 * 1024;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wm-memory-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(inject("engine") === "pglite")(
  "the embedded engine's thread",
  { timeout: 180_000 },
  () => {
    test("has the same heap after 20,000 queries", async () => {
      const thread = await startThread();
      const pool = new pg.Pool({ host: folder, user: "postgres", database: "postgres", max: 10 });
      try {
        await askMany(pool, 2_000);
        const before = await liveMemory(thread);
        await askMany(pool, 20_000);
        const after = await liveMemory(thread);

        // 20,000 answers of 2 kB are 40 MB before they are parsed.
        expect(after.heap - before.heap).toBeLessThan(2 * MEGABYTE);
        expect(after.external - before.external).toBeLessThan(2 * MEGABYTE);
      } finally {
        await pool.end();
        await thread.terminate();
      }
    });
  },
);

async function startThread(): Promise<Worker> {
  const databaseDir = join(folder, "postgres");
  cpSync(join(inject("engineHome"), "template/postgres"), databaseDir, { recursive: true });
  const socketPath = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  const workerData: EngineStart = {
    databaseDir,
    socketPath,
    patienceMillis: 10_000,
    isDurable: true,
  };
  const thread = new Worker(threadPath("#db/embedded/worker.ts"), { workerData, execArgv: [] });
  await new Promise<void>((resolve, reject) => {
    thread.on("message", ({ kind }: EngineNews) => kind === "ready" && resolve());
    thread.once("error", reject);
  });
  return thread;
}

/** Most of the queries come eighteen to a message: it is the engine's memory that is asked about, not the socket's speed. */
async function askMany(pool: pg.Pool, howMany: number): Promise<void> {
  for (let asked = 0; asked < howMany; asked += 200) {
    await Promise.all(Array.from({ length: 10 }, () => askTwenty(pool)));
  }
}

async function askTwenty(pool: pg.Pool): Promise<void> {
  await pool.query("select n, repeat('x', 100) as words from generate_series(1, 20) n;".repeat(18));
  await pool.query("select $1::text as words", ["x".repeat(2_000)]);
  await pool.query("select not_a_column").catch(() => undefined);
}

/** What the thread holds once its garbage is gone: a snapshot of the heap collects it first. */
async function liveMemory(thread: Worker): Promise<{ heap: number; external: number }> {
  const snapshot = await thread.getHeapSnapshot();
  snapshot.destroy();
  const { used_heap_size, external_memory } = await thread.getHeapStatistics();
  return { heap: used_heap_size, external: external_memory };
}
