import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { crc32 } from "node:zlib";

/** What a snapshot is of: only the same version may load it, and changes are read on from its position. */
type About = { version: string; position: string };

const MAGIC = "WMSEARCH1";
/** Magic, checksum and the length of what follows: text padded with spaces, so that arrays stay aligned. */
const HEAD_BYTES = 512;
/** Checksums are worked out in pieces, so that questions are answered between them. */
const PIECE = 4 * 1024 * 1024;

/** Writes a whole new file and puts it in the place of the old one. */
export async function saveSnapshot(
  path: string,
  about: About,
  parts: Iterable<Uint8Array>,
): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  const file = await open(draft, "w", 0o600);
  try {
    await file.write(new Uint8Array(HEAD_BYTES));
    let checksum = 0;
    let length = 0;
    for (const piece of pieces(parts)) {
      await file.write(piece);
      checksum = crc32(piece, checksum);
      length += piece.length;
    }
    await file.write(headOf({ ...about, checksum, length }), 0, HEAD_BYTES, 0);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** The snapshot, or why it cannot be used: cut, changed, or of another version. Null where there is none. */
export async function readSnapshot(
  path: string,
  version: string,
): Promise<{ position: string; bytes: Uint8Array<ArrayBuffer> } | { refused: string } | null> {
  const { size } = await stat(path).catch(() => ({ size: -1 }));
  if (size < 0) return null;
  const file = new Uint8Array(await readFile(path));
  const whole = file.byteOffset % 8 === 0 ? file : file.slice();
  const head = readHead(whole);
  if (!head) return { refused: "it is not a snapshot of ours" };
  if (head.version !== version) return { refused: "it is of another version or database" };
  const bytes = whole.subarray(HEAD_BYTES);
  if (bytes.length !== head.length) return { refused: "it was cut short" };
  let checksum = 0;
  for (const piece of pieces([bytes])) {
    checksum = crc32(piece, checksum);
    await new Promise(setImmediate);
  }
  if (checksum !== head.checksum) return { refused: "its checksum does not agree" };
  return { position: head.position, bytes };
}

type Head = About & { checksum: number; length: number };

function headOf(head: Head): Uint8Array {
  const text = new TextEncoder().encode(`${MAGIC}${JSON.stringify(head)}`);
  if (text.length > HEAD_BYTES) throw new RangeError("The position is too long for a snapshot");
  const bytes = new Uint8Array(HEAD_BYTES).fill(32);
  bytes.set(text);
  return bytes;
}

function readHead(file: Uint8Array): Head | null {
  const text = new TextDecoder().decode(file.subarray(0, HEAD_BYTES));
  if (!text.startsWith(MAGIC)) return null;
  try {
    return JSON.parse(text.slice(MAGIC.length)) as Head;
  } catch {
    return null;
  }
}

function* pieces(parts: Iterable<Uint8Array>): Generator<Uint8Array> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += PIECE) yield part.subarray(at, at + PIECE);
  }
}
