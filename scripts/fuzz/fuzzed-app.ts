import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createDatabase, startCluster, urlOf } from "#test/postgres-cluster.ts";

/** What the app wrote about a request that failed. */
export type LoggedError = { requestId: string | null; words: string; where: string };

export type FuzzedApp = {
  port: number;
  /** Everything logged as an error since the start, in order. */
  errors: readonly LoggedError[];
  isAlive: () => boolean;
  /** A session that no form of ours can open: our staff's second factor on PostgreSQL. */
  staffCookie: (() => string) | null;
  stop: () => Promise<void>;
};

const BUILT = join(import.meta.dirname, "..", "..", "build", "server");

/** With a folder that holds the demo already, no other is loaded, and it stays. */
type Embedded = { kind: "embedded"; dataDir?: string | undefined };
export type Engine = Embedded | { kind: "postgres"; databaseUrl?: string | undefined };

/** The built app on a fresh demo, with limits counted for each address we claim to come from. */
export async function startFuzzedApp(engine: Engine): Promise<FuzzedApp> {
  return engine.kind === "embedded" ? startEmbedded(engine) : startOnPostgres(engine.databaseUrl);
}

async function startEmbedded({ dataDir }: Embedded): Promise<FuzzedApp> {
  const ownFolder = dataDir === undefined ? newFolder() : null;
  const app = await startProcess({ DATA_DIR: dataDir ?? ownFolder! }, []);
  const stop = async () => {
    await app.end();
    if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
  };
  return { ...app, staffCookie: null, stop };
}

async function startOnPostgres(databaseUrl: string | undefined): Promise<FuzzedApp> {
  const cluster = databaseUrl ? null : await startCluster();
  if (cluster) await createDatabase(cluster.home, "waymark");
  const dataDir = newFolder();
  const environment = {
    // The demo's files are stored by one process and read by another.
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? urlOf(cluster!.home, "waymark"),
    APP_SECRET: "only for as long as the fuzzer runs",
    // Nothing listens there: nobody reads the mails of the fuzzer.
    SMTP_URL: "smtp://127.0.0.1:9",
  };
  run("load-demo.ts", environment);
  const app = await startProcess(environment, []);
  const workers = spawnApp(environment, ["worker"]);
  const stop = async () => {
    await Promise.all([app.end(), ended(workers)]);
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...app, staffCookie: () => run("staff-session.ts", environment), stop };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "waymark-fuzz-"));
}

function run(script: string, environment: NodeJS.ProcessEnv): string {
  const file = join(import.meta.dirname, script);
  const env = { PATH: process.env.PATH, PORT: "0", ...environment };
  return execFileSync(process.execPath, [file], { env, encoding: "utf8" });
}

async function startProcess(environment: NodeJS.ProcessEnv, args: string[]) {
  const child = spawnApp(environment, args);
  const errors: LoggedError[] = [];
  createInterface(child.stderr!).on("line", (line) => errors.push(readError(line)));
  const port = await portOf(child, errors);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return { port, errors, isAlive, end: () => ended(child) };
}

function spawnApp(environment: NodeJS.ProcessEnv, args: string[]): ChildProcess {
  const child = spawn(process.execPath, ["index.js", ...args], {
    // Started beside its own file, where no `.env` of anybody's lies.
    cwd: BUILT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      TRUSTED_PROXIES: "127.0.0.1,::1",
      // A hundred pages made ahead, while the fuzzer waits.
      WARM_UP: "no",
      ...environment,
    },
    stdio: ["ignore", "pipe", args.length > 0 ? "ignore" : "pipe"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  if (args.length > 0) child.stdout?.resume();
  return child;
}

/** The greeting names the address, and is printed once the process is ready. */
async function portOf(child: ChildProcess, errors: readonly LoggedError[]): Promise<number> {
  for await (const line of createInterface(child.stdout!)) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    child.stdout!.resume();
    return Number(port);
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  const end = child.signalCode ?? child.exitCode;
  throw new Error(
    `The app ended (${end}) before it was ready. ${errors.map(({ words }) => words).join(" ")}`,
  );
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

type Said = { message?: string; code?: string; stack?: string[]; cause?: Said };

function readError(line: string): LoggedError {
  try {
    const { requestId = null, msg, error = {} } = JSON.parse(line);
    const causes: Said[] = [];
    for (let at: Said | undefined = error; at; at = at.cause) causes.push(at);
    const said = causes.map(({ code, message }) => [code, message].filter(Boolean).join(" "));
    const frames = causes.flatMap(({ stack = [] }) => stack);
    return { requestId, words: [msg, ...said].join(": "), where: ownFrame(frames) };
  } catch {
    return { requestId: null, words: line, where: "" };
  }
}

/** The first place of our own in a stack; libraries are never to blame. */
function ownFrame(frames: readonly string[]): string {
  const own = frames.find((frame) => frame.includes("build/server/") || frame.includes(".server."));
  return (own ?? frames[0] ?? "").trim();
}
