import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const IN_MEMORY = "/dev/shm";
const NAME = "waymark-tests-";
const GIGABYTE = 1024 ** 3;

/** What all tests leave there before it is emptied, and as much again. */
const MIN_ROOM = 4 * GIGABYTE;
/** With that room taken, what runs still has its own. */
const MIN_FREE_MEMORY = 12 * GIGABYTE;

/**
 * A folder of this run alone for what its tests write: databases, and what a browser draws and fetches. In memory
 * where there is plenty, because a disk takes some time for each of a hundred thousand files that live for a moment.
 * Who names a folder for what is temporary keeps it.
 */
export function makeScratch(
  disk = process.env.TMPDIR ? null : IN_MEMORY,
  least = { room: MIN_ROOM, memory: MIN_FREE_MEMORY },
) {
  const folder = (disk && inMemory(disk, least)) ?? mkdtempSync(join(tmpdir(), NAME));
  // PostgreSQL runs as another account where we are root.
  chmodSync(folder, 0o755);
  return folder;
}

function inMemory(disk, { room, memory }) {
  try {
    removeLeftovers(disk);
    const { bavail, bsize } = statfsSync(disk);
    const free = process.availableMemory?.() ?? freemem();
    if (bavail * bsize < room || free < memory) return null;
    const folder = join(disk, `${NAME}${process.pid}`);
    mkdirSync(folder);
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // No such disk here, or not for us.
  }
  return null;
}

/** Some of these disks only keep files. */
function runsPrograms(folder) {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

const OF_A_RUN = new RegExp(`^${NAME}(\\d+)$`);

/** A run that was killed could not give its memory back. Numbers of processes come again: ours is no other run's. */
function removeLeftovers(disk) {
  for (const name of readdirSync(disk)) {
    const pid = Number(OF_A_RUN.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isRunning(pid))) continue;
    try {
      rmSync(join(disk, name), { recursive: true, force: true });
    } catch {
      // Another account's: it removes it itself.
    }
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
