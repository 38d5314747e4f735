/**
 * Loaded into the app before anything else (`--import`), by this bench alone: tells, when asked,
 * what the heap of each thread holds. The app itself has no such door.
 */
import { syncBuiltinESMExports } from "node:module";
import { basename } from "node:path";
import { getHeapStatistics, type HeapInfo } from "node:v8";
import threads, { type WorkerOptions } from "node:worker_threads";

/** In bytes. WebAssembly's memory and buffers lie outside the heap. */
export type ThreadMemory = { file: string; heap: number; outside: number };

const started = new Map<threads.Worker, string>();

class WatchedWorker extends threads.Worker {
  constructor(file: string | URL, options?: WorkerOptions) {
    super(file, options);
    started.set(this, basename(String(file)));
    this.once("exit", () => started.delete(this));
  }
}

Object.assign(threads, { Worker: WatchedWorker });
syncBuiltinESMExports();

process.on("message", async () => process.send?.(await readThreads()));
// Asking must not keep the app alive.
process.channel?.unref();

async function readThreads(): Promise<ThreadMemory[]> {
  const workers = [...started].map(async ([worker, file]) => ({
    file,
    info: await worker.getHeapStatistics(),
  }));
  // A thread that ends while it is asked answers nothing, and holds nothing.
  const answered = (await Promise.allSettled(workers)).flatMap((answer) =>
    answer.status === "fulfilled" ? [answer.value] : [],
  );
  const main = { file: "main", info: getHeapStatistics() };
  return [main, ...answered].map(({ file, info }) => asMemory(file, info));
}

function asMemory(file: string, info: HeapInfo): ThreadMemory {
  return { file, heap: info.total_physical_size, outside: info.external_memory };
}
