/** Keeps `npm start` and `npm test`, typed in two windows, from installing over each other. */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const held = new Set();
process.on("exit", () => {
  for (const folder of held) rmSync(folder, { recursive: true, force: true });
});

export async function oneAtATime(what, work) {
  // Outside node_modules, which installing empties.
  const place = createHash("sha256")
    .update(import.meta.url)
    .digest("hex")
    .slice(0, 12);
  const folder = join(tmpdir(), `waymark-${userInfo().uid}-${place}-${what}`);
  while (!take(folder)) await wait(500);
  try {
    return await work();
  } finally {
    held.delete(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Making a folder either succeeds or fails as a whole, so only one process can. */
function take(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isAlive(holderOf(folder))) rmSync(folder, { recursive: true, force: true });
    return false;
  }
  held.add(folder);
  writeFileSync(join(folder, "pid"), String(process.pid));
  return true;
}

function holderOf(folder) {
  try {
    return Number(readFileSync(join(folder, "pid"), "utf8"));
  } catch {
    return process.pid; // Taken this moment and not yet signed: alive, as far as we can tell.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
