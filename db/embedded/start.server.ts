import { existsSync, rmSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { threadPath } from "../source-path.server.ts";
import type { EngineNews, EngineStart } from "./worker.ts";

export type EmbeddedEngine = { stop(): Promise<void> };

type Place = {
  databaseDir: string;
  socketPath: string;
  /** How long a transaction may stand idle while others wait. */
  patienceMillis?: number;
  onFailure?: (error: Error) => void;
};

/** Starts PGlite in a thread of its own, listening on the socket. The caller holds the lock. */
export async function startEmbedded(place: Place): Promise<EmbeddedEngine> {
  const { databaseDir, socketPath, patienceMillis = 10_000 } = place;
  const unfinished = `${databaseDir}.unfinished`;
  beginIfMissing(databaseDir, unfinished);

  const thread = startThread({ databaseDir, socketPath, patienceMillis });
  await news(thread, "ready");
  rmSync(unfinished, { force: true });
  let isStopping = false;
  thread.once("error", (error) => place.onFailure?.(error));
  thread.once("exit", () => {
    if (!isStopping) place.onFailure?.(new Error("The embedded database's thread ended"));
  });

  return {
    async stop() {
      isStopping = true;
      const closed = news(thread, "closed");
      thread.postMessage("close");
      await closed;
      await thread.terminate();
    },
  };
}

/** Marks a database as being made, so that a first start killed half-way begins again. */
function beginIfMissing(databaseDir: string, unfinished: string): void {
  if (existsSync(unfinished)) rmSync(databaseDir, { recursive: true, force: true });
  if (!existsSync(databaseDir)) writeFileSync(unfinished, "");
}

function startThread(start: EngineStart): Worker {
  // Without flags of its own: some of the process's (--input-type, --import) do not suit a thread.
  return new Worker(threadPath("#db/embedded/worker.ts"), { workerData: start, execArgv: [] });
}

function news(thread: Worker, kind: EngineNews["kind"]): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.on("message", (message: EngineNews) => {
      if (message.kind === kind) resolve();
    });
    thread.once("error", reject);
    thread.once("exit", (code) =>
      reject(new Error(`The embedded database's thread ended (${code})`)),
    );
  });
}
