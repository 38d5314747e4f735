import { MessageChannel, Worker } from "node:worker_threads";
import type { Connection } from "./client.ts";
import type { Plan } from "./contract.ts";
import { type HostOptions, hostSearch } from "./host.ts";

/** A host in a thread of its own: the entry calls `hostSearch` with its parent's port. */
export function inThread(entry: string | URL, workerData: unknown): () => Connection {
  return () => {
    // Without flags of its own: some of the process's (--input-type, --import) do not suit a thread.
    const worker = new Worker(entry, { workerData, execArgv: [] });
    return {
      port: worker,
      onDeath(listener) {
        let why = "The search thread ended";
        worker.on("error", (error) => {
          why = `The search thread failed: ${error instanceof Error ? error.message : error}`;
        });
        worker.once("exit", () => listener(why));
      },
      async close() {
        await worker.terminate();
      },
    };
  };
}

/** A host in this thread, for tests and commands. */
export function inThisThread(plans: Record<string, Plan>, options: HostOptions = {}) {
  return (): Connection => {
    const { port1, port2 } = new MessageChannel();
    hostSearch(port2, plans, options);
    return {
      port: port1,
      onDeath: () => undefined,
      async close() {
        port1.close();
      },
    };
  };
}
