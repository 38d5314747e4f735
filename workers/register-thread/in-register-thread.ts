import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { connection } from "#db/client.server.ts";
import { sourcePath } from "#db/source-path.server.ts";
import { settings } from "#platform/settings.server.ts";
import type { RegisterThreadStart, RegisterWork } from "./thread.ts";

/**
 * Does the work in a thread of its own, with connections of its own: a whole register takes
 * seconds to unpack, read and compare, in which pages are still served.
 */
export async function inRegisterThread(work: RegisterWork): Promise<void> {
  const workerData: RegisterThreadStart = { connection: connection(), settings: settings(), work };
  // Without flags of its own: some of the process's (--input-type, --import) do not suit a thread.
  const thread = new Worker(sourcePath("#workers/register-thread/thread.ts"), {
    workerData,
    execArgv: [],
  });
  // What the thread throws comes here too.
  const [code] = await once(thread, "exit");
  if (code !== 0) throw new Error(`The thread that reads the register ended early (${code})`);
}
