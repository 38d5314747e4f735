import { fork } from "node:child_process";

/** What the process is told to do, as `npm run worker` tells it "worker". */
export const LOAD_DEMO = "load-demo";

/**
 * Makes the database where there is none, and loads the demo, in a process of its own: the hundred
 * megabytes this takes, WebAssembly's above all, would stay with us for good.
 */
export async function loadDemoInChildProcess(entry: string): Promise<void> {
  const child = fork(entry, [LOAD_DEMO], { execArgv: [] });
  const fault = await new Promise<string | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code === 0 ? null : faultOf(signal)));
  });
  if (fault) throw new Error(`The demo could not be loaded. ${fault}`);
}

function faultOf(signal: NodeJS.Signals | null): string {
  return signal
    ? `Its process was ended by ${signal}: is there enough memory?`
    : "What stopped it is written above.";
}

/** Anyone who loads the demo for a process that is gone, stops. It may have gone before we listen. */
export function endWithParent(): void {
  if (process.send && !process.connected) process.exit(1);
  process.once("disconnect", () => process.exit(1));
}
