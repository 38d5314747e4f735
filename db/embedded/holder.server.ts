import { randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createConnection } from "node:net";
import { hostname } from "node:os";
import { processIdentity } from "./process-identity.server.ts";

/** Who holds a data folder, as written in its lock file. */
export type Holder = {
  id: string;
  pid: number;
  /** When the process began, as the kernel counts; tells a reused pid apart. Null where unknown. */
  processStart: string | null;
  host: string;
  since: string;
  socketPath: string;
};

const OTHER_HOST_DEAD_AFTER_MS = 30_000;

export function thisProcess(socketPath: string): Holder {
  return {
    id: randomUUID(),
    pid: process.pid,
    processStart: processIdentity(process.pid)?.start ?? null,
    host: hostname(),
    since: new Date().toISOString(),
    socketPath,
  };
}

/** Null where there is no lock. Ours appear whole, so one that says nothing was changed by somebody. */
export function readHolder(path: string): Holder | null {
  let cause: unknown;
  try {
    const holder: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (isHolder(holder)) return holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    cause = error;
  }
  throw new Error(
    `The lock ${path} does not say who holds the data folder. Delete it if no Waymark is running.`,
    { cause },
  );
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== "object" || value === null) return false;
  const { id, pid, processStart, host, since, socketPath } = value as Record<keyof Holder, unknown>;
  return (
    [id, host, since, socketPath].every((text) => typeof text === "string") &&
    (processStart === null || typeof processStart === "string") &&
    Number.isInteger(pid)
  );
}

export function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return ageOf(path) < OTHER_HOST_DEAD_AFTER_MS;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: somebody else's process, but a living one.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const identity = processIdentity(holder.pid);
  if (identity?.hasEnded) return false;
  return holder.processStart === null || identity?.start === holder.processStart;
}

const NOBODY = new Set(["ENOENT", "ECONNREFUSED", "ENOTSOCK"]);

/** Whether an engine listens there: a living holder, whatever became of its lock file. */
export function isAnswered(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath);
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", ({ code = "" }: NodeJS.ErrnoException) => settle(!NOBODY.has(code)));
  });
}

export function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}
