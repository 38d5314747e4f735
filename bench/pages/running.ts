import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Running = { origin: string; memoryMb: () => number; stop: () => Promise<void> };

/** The built app on a port and a data folder of its own. */
export async function startApp(): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  const child = spawn(process.execPath, ["build/server/index.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = await untilSays(child, /Waymark is at http:\/\/localhost:(\d+)/);
  child.stdout?.resume();
  return {
    origin: `http://localhost:${said[1]}`,
    memoryMb: () => residentMb(child),
    stop: async () => {
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function startBare(answer: {
  headers: Record<string, string>;
  body: string;
}): Promise<Running> {
  const child = spawn(process.execPath, ["bench/pages/bare-server.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin?.end(JSON.stringify(answer));
  const said = await untilSays(child, /(\d+)/);
  return {
    origin: `http://127.0.0.1:${said[1]}`,
    memoryMb: () => residentMb(child),
    stop: () => ended(child),
  };
}

function untilSays(child: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("exit", (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${said}`)),
    );
    child.stdout?.on("data", function hear(chunk: Buffer) {
      said += chunk;
      const found = words.exec(said);
      if (!found) return;
      child.stdout?.off("data", hear);
      child.removeAllListeners("exit");
      resolve(found);
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

function residentMb(child: ChildProcess): number {
  const [, kb = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kb) / 1024);
}
