import { createHash } from "node:crypto";
import { linkSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import {
  ageOf,
  type Holder,
  isAlive,
  isAnswered,
  readHolder,
  thisProcess,
} from "./holder.server.ts";

export type Lock = { holder: Holder; release(): void };

export class DataFolderHeldError extends Error {
  constructor(path: string, who: string) {
    super(
      `The data folder is in use by ${who}. ` +
        `Stop it first, or choose another DATA_DIR. (The lock is ${path}.)`,
    );
    this.name = "DataFolderHeldError";
  }
}

type Place = {
  path: string;
  socketPath: string;
  /** Somebody else holds the lock now: this process must not write another byte. */
  onLost?: (error: Error) => void;
};

const HEARTBEAT = 2_000;
const TAKEOVER_AFTER_MS = 10_000;
// A process that was just killed needs a moment to end, and one that is stopping gives the lock up.
const HOLDER_MAY_END_MS = 3_000;

/**
 * Takes the lock or throws DataFolderHeldError. PGlite takes none itself, and
 * two engines on one folder destroy it. The file appears whole (link) and is
 * never absent while it changes hands (rename), so nobody slips in between.
 */
export async function takeLock(place: Place): Promise<Lock> {
  const { path, socketPath } = place;
  const holder = thisProcess(socketPath);
  const draft = writeDraft(path, holder);
  try {
    await claim(path, draft);
  } finally {
    rmSync(draft, { force: true });
  }
  const lock = keep(place, holder);
  if (await isAnswered(socketPath)) {
    lock.release();
    throw new DataFolderHeldError(path, `a process that answers at ${socketPath}`);
  }
  return lock;
}

/** The living holder of the lock, or null. */
export function findHolder(path: string): Holder | null {
  const holder = readHolder(path);
  return holder && isAlive(holder, path) ? holder : null;
}

async function claim(path: string, draft: string): Promise<void> {
  for (const deadline = Date.now() + HOLDER_MAY_END_MS; ; await wait(20)) {
    if (linked(draft, path)) return;

    const holder = readHolder(path);
    if (!holder) continue; // released between the two lines above
    const isHeld = isAlive(holder, path);
    if (!isHeld && takeOver(path, draft, holder)) return;
    if (Date.now() < deadline) continue;
    if (isHeld) throw new DataFolderHeldError(path, describe(holder));
    throw new Error(`The lock ${path} could not be taken. Delete it if no Waymark is running.`);
  }
}

/** Of all who find the same dead holder, one wins its tombstone and replaces the lock. */
function takeOver(path: string, draft: string, dead: Holder): boolean {
  const tombstone = `${path}.after-${createHash("sha256").update(dead.id).digest("hex").slice(0, 16)}`;
  if (!linked(draft, tombstone)) {
    if (ageOf(tombstone) > TAKEOVER_AFTER_MS) rmSync(tombstone, { force: true });
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

function keep({ path, onLost }: Place, holder: Holder): Lock {
  const beat = setInterval(() => {
    const current = currentHolder(path);
    if (!current || current.id === holder.id) return void renew(path, holder);
    clearInterval(beat);
    onLost?.(new DataFolderHeldError(path, describe(current)));
  }, HEARTBEAT).unref();
  return {
    holder,
    release() {
      clearInterval(beat);
      if (currentHolder(path)?.id === holder.id) rmSync(path, { force: true });
    },
  };
}

/** The beat lets a process on another machine (a container, say) see that this one lives. */
function renew(path: string, holder: Holder): void {
  try {
    if (currentHolder(path)) utimesSync(path, new Date(), new Date());
    // Deleted or overwritten: for the next who asks, it is written again.
    else renameSync(writeDraft(path, holder), path);
  } catch {
    // The folder was removed under a running engine; queries will say so, not the beat.
  }
}

function currentHolder(path: string): Holder | null {
  try {
    return readHolder(path);
  } catch {
    return null;
  }
}

/** On the disk before it has its name: a power cut leaves no empty lock, which nobody could read. */
function writeDraft(path: string, holder: Holder): string {
  const draft = `${path}.${holder.id}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600, flush: true });
  return draft;
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

function describe({ pid, host, since }: Holder): string {
  return `process ${pid} on ${host} since ${since}`;
}
