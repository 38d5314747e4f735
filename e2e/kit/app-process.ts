import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export type AppProcess = {
  kill: (signal: NodeJS.Signals) => void;
  hasEnded: Promise<number | null>;
  /** Waits until a line of what it says holds these words. */
  hasSaid: (words: RegExp) => Promise<string>;
};

/** The built app as a process of its own. */
export function spawnApp(env: NodeJS.ProcessEnv): AppProcess {
  const app = spawn(process.execPath, ["build/server/index.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  const hasEnded = new Promise<number | null>((resolve) => app.once("exit", resolve));
  return { kill: (signal) => void app.kill(signal), hasEnded, hasSaid: hearing(app) };
}

/** The greeting names the address, and is printed once the process is ready. */
export function greetedAt({ hasSaid }: AppProcess): Promise<string> {
  return hasSaid(/http:\/\/localhost:\d+/);
}

function hearing(app: ChildProcess): AppProcess["hasSaid"] {
  let heard = "";
  const lines = createInterface(app.stdout!).on("line", (line) => (heard += `${line}\n`));
  const hasEnded = once(app, "exit").then(() => {
    throw new Error("The process ended before it had said so.");
  });
  hasEnded.catch(() => undefined); // It ends when the test does; only who still waits minds.
  return async (words) => {
    for (;;) {
      const found = words.exec(heard)?.[0];
      if (found) return found;
      await Promise.race([once(lines, "line"), hasEnded]);
    }
  };
}
