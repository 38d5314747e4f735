import { fork } from "node:child_process";

/** What the process is told to do, as `npm run worker` tells it "worker". */
export const LOAD_DEMO = "load-demo";

/**
 * Makes the database where there is none, and loads the demo, in a process of its own: the hundred
 * megabytes this takes, WebAssembly's above all, would stay with us for good.
 */
export async function loadDemoApart(entry: string): Promise<void> {
  const child = fork(entry, [LOAD_DEMO], { execArgv: [] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (code !== 0)
    throw new Error("The demo could not be loaded. What stopped it is written above.");
}

/** Whoever loads the demo for a process that is gone, stops. */
export function endWithParent(): void {
  process.once("disconnect", () => process.exit(1));
}
