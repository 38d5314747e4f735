import { once } from "node:events";
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

/**
 * What the thread's heap may grow to. It needs 20 MB at rest; 20,000 answers of 2 kB are 40 MB
 * before they are parsed. Not read from a heap snapshot: Node crashes where one outlives its thread.
 */
const resourceLimits = { maxOldGenerationSizeMb: 48 };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wm-memory-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(inject("engine") === "pglite")(
  "the embedded engine's thread",
  { timeout: 180_000 },
  () => {
    test("answers 20,000 queries with a heap that has no room for their answers", async () => {
      const thread = await startThread();
      const pool = new pg.Pool({ host: folder, user: "postgres", database: "postgres", max: 10 });
      try {
        await askMany(pool, 20_000);
        const { rows } = await pool.query("select 1 as answer");
        expect(rows).toEqual([{ answer: 1 }]);
      } finally {
        await pool.end();
        await stop(thread);
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
    timeoutMs: 10_000,
    isDurable: true,
  };
  const thread = new Worker(threadPath("#db/embedded/worker.ts"), {
    workerData,
    resourceLimits,
    execArgv: [],
  });
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

async function stop(thread: Worker): Promise<void> {
  const hasEnded = thread.threadId === -1;
  if (hasEnded) return;
  const ended = once(thread, "exit");
  thread.postMessage("close");
  await ended;
}
