import { createHash, type Hash } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { newKey, type Spooled } from "./store.ts";

export type Body = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Writes bytes to this machine's disk first, durable and counted: a store is then told their
 * length and checksum before it gets the first byte, and never sees an upload that broke off.
 */
export async function spool(folder: string, body: Body): Promise<Spooled> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, newKey());
  const handle = await open(path, "wx", 0o600);
  try {
    const hash = createHash("sha256");
    const bytes = await writeAll(handle, body, hash);
    await handle.sync();
    return { path, bytes, sha256: hash.digest("hex") };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, body: Body, hash: Hash): Promise<number> {
  let bytes = 0;
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    hash.update(chunk);
    await handle.writeFile(chunk);
    bytes += chunk.byteLength;
  }
  return bytes;
}

/** Removes what a process that ended left behind. */
export async function removeOldSpools(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
