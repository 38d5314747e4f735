import { createHash, randomUUID } from "node:crypto";
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { processStart } from "./process-start.server.ts";

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

export type Lock = { holder: Holder; release(): void };

export class DataFolderHeldError extends Error {
  constructor(path: string, holder: Holder) {
    super(
      `The data folder is in use by process ${holder.pid} on ${holder.host} since ${holder.since}. ` +
        `Stop it first, or choose another DATA_DIR. (The lock is ${path}.)`,
    );
    this.name = "DataFolderHeldError";
  }
}

const HEARTBEAT = 5_000;
const OTHER_HOST_SILENCE = 30_000;
const TAKEOVER_SILENCE = 10_000;

/**
 * Takes the lock or throws DataFolderHeldError. PGlite takes none itself, and
 * two engines on one folder destroy it. The file appears whole (link) and is
 * never absent while it changes hands (rename), so nobody slips in between.
 */
export function takeLock(path: string, socketPath: string): Lock {
  const holder = thisProcess(socketPath);
  const draft = `${path}.${holder.id}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    claim(path, draft);
  } finally {
    rmSync(draft, { force: true });
  }
  return keep(path, holder);
}

/** The living holder of the lock, or null. */
export function findHolder(path: string): Holder | null {
  const holder = readHolder(path);
  return holder && isAlive(holder, path) ? holder : null;
}

function claim(path: string, draft: string): void {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (linked(draft, path)) return;

    const holder = readHolder(path);
    if (!holder) continue; // released between the two lines above
    if (isAlive(holder, path)) throw new DataFolderHeldError(path, holder);
    if (takeOver(path, draft, holder)) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
  throw new Error(`The lock ${path} could not be taken. Delete it if no Waymark is running.`);
}

/** Of all who find the same dead holder, one wins its tombstone and replaces the lock. */
function takeOver(path: string, draft: string, dead: Holder): boolean {
  const tombstone = `${path}.after-${createHash("sha256").update(dead.id).digest("hex").slice(0, 16)}`;
  if (!linked(draft, tombstone)) {
    if (ageOf(tombstone) > TAKEOVER_SILENCE) rmSync(tombstone, { force: true });
    return false;
  }
  try {
    // The lock may have changed hands before the tombstone was ours.
    if (readHolder(path)?.id !== dead.id) return false;
    renameSync(draft, path);
    rmSync(dead.socketPath, { force: true });
    return true;
  } finally {
    rmSync(tombstone, { force: true });
  }
}

function keep(path: string, holder: Holder): Lock {
  // The beat lets a process on another machine (a container, say) see that this one lives.
  const beat = setInterval(() => touch(path), HEARTBEAT).unref();
  return {
    holder,
    release() {
      clearInterval(beat);
      if (readHolder(path)?.id === holder.id) rmSync(path, { force: true });
    },
  };
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return ageOf(path) < OTHER_HOST_SILENCE;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: somebody else's process, but a living one.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return holder.processStart === null || processStart(holder.pid) === holder.processStart;
}

function thisProcess(socketPath: string): Holder {
  return {
    id: randomUUID(),
    pid: process.pid,
    processStart: processStart(process.pid),
    host: hostname(),
    since: new Date().toISOString(),
    socketPath,
  };
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new Error(`The lock ${path} cannot be read. Delete it if no Waymark is running.`, {
      cause: error,
    });
  }
}

function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The folder was removed under a running engine; queries will say so, not the beat.
  }
}
