import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { FileRefusal } from "#rules/sponsor-register/refusals.ts";
import { isStorableText } from "#rules/storable-text.ts";

/** Ten times the size of the largest register so far. */
const MAX_BYTES = 128 * 1024 * 1024;

export type OpenedFile =
  | { ok: true; text: string; sha256: string }
  | { ok: false; error: FileRefusal };

/** The file's text, unpacked where it is gzip (told by its first bytes, not its name). */
export async function openFile(bytes: Uint8Array): Promise<OpenedFile> {
  if (bytes.length === 0) return { ok: false, error: "empty-file" };
  const unpacked = await unpack(bytes);
  if (typeof unpacked === "string") return { ok: false, error: unpacked };
  if (startsWith(unpacked, [0x50, 0x4b]) || startsWith(unpacked, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { ok: false, error: "spreadsheet" };
  }
  try {
    // Fatal: a file in another encoding is refused, not guessed at. A byte order mark is dropped.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(unpacked);
    // UTF-16 without a mark reads as UTF-8 with a zero beside every letter, which cannot be stored.
    if (!isStorableText(text)) return { ok: false, error: "not-utf8" };
    return { ok: true, text, sha256: createHash("sha256").update(unpacked).digest("hex") };
  } catch {
    return { ok: false, error: "not-utf8" };
  }
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array | FileRefusal> {
  if (bytes.length > MAX_BYTES) return "too-large";
  if (!startsWith(bytes, [0x1f, 0x8b])) return bytes;
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    return (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE"
      ? "too-large"
      : "broken-gzip";
  }
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}
