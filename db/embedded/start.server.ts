import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { threadPath } from "../source-path.server.ts";
import { syncPath, syncTree } from "./sync-tree.ts";
import type { EngineNews, EngineStart } from "./worker.ts";

export type EmbeddedEngine = { stop(): Promise<void> };

type Place = {
  databaseDir: string;
  socketPath: string;
  /** How long a transaction may stand idle while others wait. */
  timeoutMs?: number;
  /** False: faster, and a power cut may lose everything. For databases that are thrown away. */
  isDurable?: boolean;
  onFailure?: (error: Error) => void;
};

/** Starts PGlite in a thread of its own, listening on the socket. The caller holds the lock. */
export async function startEmbedded(place: Place): Promise<EmbeddedEngine> {
  const { databaseDir, socketPath, timeoutMs = 10_000, isDurable = true } = place;
  const isNew = await beginIfMissing(databaseDir);

  const thread = startThread({ databaseDir, socketPath, timeoutMs, isDurable });
  await news(thread, "ready");
  if (isNew) await finish(databaseDir);
  const watch = watchThread(thread, place.onFailure);

  return {
    async stop() {
      watch.abort();
      const closed = news(thread, "closed");
      thread.postMessage("close");
      await closed;
      await thread.terminate();
    },
  };
}

/** Marks a database as being made, so that a first start that is cut off half-way begins again. */
async function beginIfMissing(databaseDir: string): Promise<boolean> {
  const mark = unfinished(databaseDir);
  if (existsSync(mark)) rmSync(databaseDir, { recursive: true, force: true });
  if (existsSync(databaseDir)) return false;
  writeFileSync(mark, "");
  await syncPath(dirname(mark));
  return true;
}

/** The mark must not come back after a power cut, when there is something to lose. */
async function finish(databaseDir: string): Promise<void> {
  const mark = unfinished(databaseDir);
  // PGlite copies a new database in without a sync.
  await syncTree(databaseDir);
  rmSync(mark);
  await syncPath(dirname(mark));
  await syncPath(dirname(dirname(mark)));
}

export function unfinished(databaseDir: string): string {
  return `${databaseDir}.unfinished`;
}

/** Reports the first failure, and says why where the thread could still tell. */
function watchThread(thread: Worker, onFailure: (error: Error) => void = () => undefined) {
  const watch = new AbortController();
  const report = (error: Error) => {
    if (!watch.signal.aborted) onFailure(error);
    watch.abort();
  };
  thread.once("error", report);
  thread.once("exit", () => report(new Error("The embedded database's thread ended")));
  thread.on("message", (message: EngineNews) => {
    if (message.kind === "panicked") report(new Error(message.reason));
  });
  return watch;
}

function startThread(start: EngineStart): Worker {
  // Without flags of its own: some of the process's (--input-type, --import) do not suit a thread.
  return new Worker(threadPath("#db/embedded/worker.ts"), { workerData: start, execArgv: [] });
}

function news(thread: Worker, kind: EngineNews["kind"]): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.on("message", (message: EngineNews) => {
      if (message.kind === kind) resolve();
      if (message.kind === "panicked") reject(new Error(message.reason));
    });
    thread.once("error", reject);
    thread.once("exit", (code) =>
      reject(new Error(`The embedded database's thread ended (${code})`)),
    );
  });
}
