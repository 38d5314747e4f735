import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { serveSession } from "./socket-server.ts";

/** What the engine's thread is started with. */
export type EngineStart = { databaseDir: string; socketPath: string; patienceMillis: number };

/** What it tells the thread that started it. */
export type EngineNews = { kind: "ready" } | { kind: "closed" };

const STARTUP = 0;

const { databaseDir, socketPath, patienceMillis } = workerData as EngineStart;

const engine = await PGlite.create({
  dataDir: databaseDir,
  extensions: { btree_gist, pg_trgm },
  relaxedDurability: false,
});

const session = { run, isInTransaction: () => engine.isInTransaction() };
const server = await serveSession({ session, path: socketPath, patienceMillis });
parentPort?.once("message", () => void stop());
tell({ kind: "ready" });

/**
 * Runs a turn and returns all of its answer. Read as a stream, because PGlite keeps every parsed
 * answer of the plain call until its own `query` empties them, which nobody here ever calls. The
 * stream is filled before the call returns; a chunk is a view that the next answer overwrites.
 */
function run(turn: Uint8Array): Uint8Array {
  if (turn[0] === STARTUP) return engine.execProtocolRawSync(turn);
  const chunks: Uint8Array[] = [];
  const onRawData = (chunk: Uint8Array) => chunks.push(Uint8Array.from(chunk));
  engine.execProtocolRawStream(turn, { syncToFs: false, onRawData }).catch(endThread);
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

/** A refused query is an answer; only a broken engine throws, and then the thread must end. */
function endThread(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

async function stop(): Promise<void> {
  await server.close();
  await engine.close();
  tell({ kind: "closed" });
  parentPort?.close();
}

function tell(news: EngineNews): void {
  parentPort?.postMessage(news);
}
