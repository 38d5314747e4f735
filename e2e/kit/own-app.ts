import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ports } from "./ports.ts";

type OwnApp = {
  origin: string;
  dataDir: string;
  /** Waits until a line of what it says holds these words. */
  hasSaid: (words: RegExp) => Promise<string>;
  stop: () => Promise<void>;
};

/** An app beside the shared one, with a fresh demo: for tests that change what all others stand on. */
export async function startOwnApp(): Promise<OwnApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "waymark-e2e-own-"));
  const app = spawn(process.execPath, ["build/server/index.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${ports().smtp}`,
      TRUSTED_PROXIES: "127.0.0.1,::1,::ffff:127.0.0.1",
    },
  });
  const hasEnded = new Promise<void>((resolve) => app.once("exit", () => resolve()));
  const stop = async () => {
    app.kill("SIGTERM");
    await hasEnded;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const hasSaid = hearing(app);
  // The greeting names the address, and is printed once the process is ready.
  return { origin: await hasSaid(/http:\/\/localhost:\d+/), dataDir, hasSaid, stop };
}

function hearing(app: ChildProcess): OwnApp["hasSaid"] {
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
