import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ports } from "./ports.ts";

type OwnApp = { origin: string; dataDir: string; stop: () => Promise<void> };

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
  return { origin: await originOf(app), dataDir, stop };
}

/** The greeting names the address, and is printed once the process is ready. */
async function originOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface(stdout!)) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin) {
      stdout!.resume();
      return origin;
    }
  }
  throw new Error("The process ended before it was ready.");
}
