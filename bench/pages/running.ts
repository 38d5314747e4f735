import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Running = { origin: string; pid: number; stop: () => Promise<void> };
/** With a probe loaded into it, it can be told something, and answers. */
export type App = Running & { tell: (order: unknown) => Promise<unknown> };

type AppOptions = { env?: Record<string, string>; probe?: "memory" | "render" };

/** As `npm start` starts it. */
const FLAGS = ["--max-semi-space-size=8", "--heap-growing-percent=35"];
const FOR_GLIBC = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

/** The built app on a port and a data folder of its own. */
export async function startApp({ env, probe }: AppOptions = {}): Promise<App> {
  const dataDir = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  const preload = probe ? ["--import", `./bench/pages/${probe}-probe.ts`] : [];
  const child = spawn(process.execPath, [...FLAGS, ...preload, "build/server/index.js"], {
    env: { ...environment(dataDir), ...env },
    stdio: ["ignore", "pipe", "inherit", probe ? "ipc" : "ignore"],
  });
  const said = await untilSays(child, /Waymark is at http:\/\/localhost:(\d+)/);
  await untilSays(child, /code warmed up/);
  child.stdout?.resume();
  return {
    origin: `http://localhost:${said[1]}`,
    pid: child.pid!,
    tell: (order) => tell(child, order),
    stop: async () => {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function environment(dataDir: string) {
  return {
    PATH: process.env.PATH,
    ...FOR_GLIBC,
    NODE_ENV: "production",
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    // Every request says it comes from an address of its own, so that no limit counts them together.
    TRUSTED_PROXIES: "127.0.0.1,::1,::ffff:127.0.0.1",
  };
}

/** A server of the bench's own, told what to serve; it says its port. */
export async function startServer(file: string, told: unknown): Promise<Running> {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin?.end(JSON.stringify(told));
  const said = await untilSays(child, /(\d+)/);
  return {
    origin: `http://127.0.0.1:${said[1]}`,
    pid: child.pid!,
    stop: () => end(child),
  };
}

async function tell(child: ChildProcess, order: unknown): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  child.send(order as object);
  try {
    return await Promise.race([
      once(child, "message", { signal }).then(([answer]) => answer),
      once(child, "exit", { signal }).then(() => {
        throw new Error("The app ended instead of answering");
      }),
    ]);
  } finally {
    settled.abort();
  }
}

function untilSays(child: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("exit", (code, signal) =>
      reject(new Error(`The server ended with ${code ?? signal} before it was ready:\n${said}`)),
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
