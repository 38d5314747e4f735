import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { DURABLE_START, DurableFiles } from "./durable-files.ts";
import { queryMessage } from "./messages.ts";
import { endOnPanic } from "./panic.ts";
import { serveSession } from "./socket-server.ts";

/** What the engine's thread is started with. */
export type EngineStart = {
  databaseDir: string;
  socketPath: string;
  timeoutMs: number;
  isDurable: boolean;
};

/** What it tells the thread that started it. */
export type EngineNews =
  | { kind: "ready" }
  | { kind: "closed" }
  | { kind: "panicked"; reason: string };

const STARTUP = 0;

const { databaseDir, socketPath, timeoutMs, isDurable } = workerData as EngineStart;

// PostgreSQL alone, without its checkpointer's process, makes a checkpoint only when it is stopped.
// Until one, the log grows, and all of it is replayed after a crash. A segment has 16 MB.
const SEGMENTS_BETWEEN_CHECKPOINTS = 4;

// PGlite's default of 128 MB is resident from the start. What these do not hold, the system's cache does.
const BUFFERS = ["-c", "shared_buffers=32MB"];

const files = new DurableFiles(databaseDir);
const engine = await PGlite.create({
  fs: files,
  startParams: [...(isDurable ? DURABLE_START : PGlite.defaultStartParams), ...BUFFERS],
  extensions: { btree_gist, pg_trgm, endOnPanic: endOnPanic(panicked) },
});
files.hasStarted();

const session = { run, isInTransaction: () => engine.isInTransaction(), betweenExchanges };
const server = await serveSession({ session, path: socketPath, timeoutMs });
parentPort?.once("message", () => void stop());
post({ kind: "ready" });

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

function betweenExchanges(): void {
  if (files.walSegments.size <= SEGMENTS_BETWEEN_CHECKPOINTS) return;
  files.walSegments.clear();
  run(queryMessage("checkpoint"));
}

/** PGlite would go on, with a PostgreSQL that has given up. In a thread this ends the thread, at once. */
function panicked(reason: string): never {
  post({ kind: "panicked", reason });
  process.exit(1);
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
  post({ kind: "closed" });
  parentPort?.close();
}

function post(news: EngineNews): void {
  parentPort?.postMessage(news);
}
