import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncPath } from "#db/embedded/sync-tree.ts";
import { type ByteRange, checkKey, isKey, type Store } from "./store.ts";

const CHUNK_BYTES = 256 * 1024;

/** Files in a folder, in two levels of folders so that none grows long: ab/cd/abcd… */
export function diskStore(root: string): Store {
  const pathOf = (key: string) => {
    checkKey(key);
    return join(root, key.slice(0, 2), key.slice(2, 4), key);
  };
  return {
    put: (key, file) => moveIn(root, file.path, pathOf(key)),
    read: async (key, range) => {
      const path = pathOf(key);
      const found = await statOf(path);
      return found && streamOf(path, within(range, found.bytes));
    },
    pathOf,
    stat: async (key) => statOf(pathOf(key)),
    remove: async (key) => rm(pathOf(key), { force: true }),
    list: () => filesIn(root),
  };
}

/** A rename within one file system: a reader sees the whole file or none, also after a power cut. */
async function moveIn(root: string, from: string, to: string): Promise<void> {
  const folder = dirname(to);
  const isNewFolder = await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(from, to);
  await syncPath(folder);
  if (isNewFolder) for (const above of [dirname(folder), root]) await syncPath(above);
}

async function statOf(path: string): Promise<{ bytes: number } | null> {
  try {
    return { bytes: (await stat(path)).size };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function within(range: ByteRange | undefined, bytes: number): ByteRange {
  if (!range) return { start: 0, end: bytes - 1 };
  if (range.start >= bytes) throw new RangeError("The part lies behind the end of the file");
  return { start: range.start, end: Math.min(range.end, bytes - 1) };
}

/** Opened with the first read, so that a stream nobody reads holds nothing open. */
function streamOf(path: string, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let at = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          handle ??= await open(path);
          const chunk = await readAt(handle, at, Math.min(CHUNK_BYTES, end - at + 1));
          at += chunk.byteLength;
          if (chunk.byteLength > 0) controller.enqueue(chunk);
          if (at <= end) return;
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        await handle?.close();
      },
      cancel: () => handle?.close(),
    },
    { highWaterMark: 0 },
  );
}

async function readAt(handle: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const chunk = Buffer.allocUnsafe(length);
  const { bytesRead } = await handle.read(chunk, 0, length, at);
  if (bytesRead === 0 && length > 0) throw new Error("A stored file became shorter while read");
  return chunk.subarray(0, bytesRead);
}

async function* filesIn(root: string) {
  for (const first of await foldersIn(root)) {
    for (const second of await foldersIn(join(root, first))) {
      const folder = join(root, first, second);
      for (const key of (await readdir(folder)).filter(isKey)) {
        const found = await stat(join(folder, key)).catch(() => null);
        if (found) yield { key, modifiedAt: found.mtime };
      }
    }
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^[0-9a-f]{2}$/.test(name));
}
