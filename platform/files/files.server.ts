import { rm } from "node:fs/promises";
import { eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { log } from "../log.server.ts";
import { enqueue } from "../queue.server.ts";
import { currentStore, incomingFolder } from "./current-store.server.ts";
import { type Body, spool } from "./spool.server.ts";
import { newKey } from "./store.ts";
import { DamagedFileError, verified } from "./verified.server.ts";

export type StoredFile = { id: string; bytes: number; sha256: string; type: string };

/** The columns of a stored file, for queries that join it. */
export const fileColumns = {
  id: files.id,
  bytes: files.bytes,
  sha256: files.sha256,
  type: files.type,
};

/**
 * Writes the bytes into the store. Call it before the transaction that needs the file, which then
 * adds the row: a slow store must not hold a transaction open, and what has bytes but no row
 * is collected, while a row always has its bytes.
 */
export async function storeFile(body: Body, type: string): Promise<StoredFile> {
  const id = newKey();
  const spooled = await spool(incomingFolder(), body);
  try {
    await currentStore().put(id, spooled, type);
  } finally {
    await rm(spooled.path, { force: true });
  }
  return { id, bytes: spooled.bytes, sha256: spooled.sha256, type };
}

/** Adds the row of a file that was stored, in the transaction of whatever will point at it. */
export async function addFile(tx: Transaction, file: StoredFile): Promise<void> {
  await tx.insert(files).values(file);
}

/** Removes files that nothing points at any more. Their bytes go once the transaction has committed. */
export async function removeFiles(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(files).where(inArray(files.id, [...ids]));
  await enqueue(tx, "remove-files", { fileIds: [...ids] });
}

export async function findFile(id: string): Promise<StoredFile | null> {
  const [file] = await db.select(fileColumns).from(files).where(eq(files.id, id));
  return file ?? null;
}

/**
 * All of a small file. Null where its bytes are lost or are not what was stored, which is logged:
 * a CV is better without its photo than not at all.
 */
export async function readWhole(file: StoredFile): Promise<Buffer | null> {
  try {
    const stream = await currentStore().read(file.id);
    if (!stream) {
      await logIfLost(file);
      return null;
    }
    return Buffer.from(await new Response(verified(stream, file)).arrayBuffer());
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    log.error({ fileId: file.id }, error.message);
    return null;
  }
}

/** Whether bytes that are missing are lost, which is logged: of a file that was removed since, they are gone by right. */
export async function logIfLost({ id }: StoredFile): Promise<boolean> {
  const isLost = (await findFile(id)) !== null;
  if (isLost) log.error({ fileId: id }, new DamagedFileError(id).message);
  return isLost;
}
