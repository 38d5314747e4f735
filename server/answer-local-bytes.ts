import { type FileHandle, open } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import type { LocalBytes } from "#platform/files/local-bytes.server.ts";
import { log } from "#platform/log.server.ts";
import { type ExtraHeaders, wireHeaders } from "./wire-headers.ts";

/** A reader who pauses holds two of them: one on its way and one read ahead. */
const PIECE_BYTES = 256 * 1024;
/** So many are kept for the next readers, 16 MB; what more readers need at once is given back. */
const MAX_OPEN_FILES = 64;

/**
 * Pieces that were sent and can be filled again. New memory for each piece, as a read stream takes it,
 * costs more than reading and sending it: bench/media measures that.
 */
const kept: Buffer[] = [];

type Answer = { bytes: LocalBytes; response: Response; headers: ExtraHeaders };

/** Sends a part of a file from the disk on node's own objects. */
export async function answerLocalBytes(
  outgoing: ServerResponse,
  { bytes, response, headers }: Answer,
): Promise<void> {
  outgoing.writeHead(response.status, wireHeaders(response, headers));
  try {
    const file = await open(bytes.path);
    await send(outgoing, file, bytes).finally(() => file.close());
    outgoing.end();
  } catch (error) {
    // A reader who has gone is no fault. Anybody else must not take what came for all of it.
    if (!outgoing.destroyed) log.error({ error }, "A stored file could not be sent");
    outgoing.destroy();
  }
}

/** The next piece is read while the last is on its way; no third before the first has gone. */
async function send(outgoing: ServerResponse, file: FileHandle, { start, end }: LocalBytes) {
  const gone = new Promise<never>((_, reject) => {
    outgoing.once("close", () => reject(new Error("The reader has gone")));
  });
  gone.catch(() => undefined);
  let sent = Promise.resolve();
  for (let at = start; at <= end; ) {
    const piece = kept.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES);
    const { bytesRead } = await file.read(piece, 0, Math.min(PIECE_BYTES, end - at + 1), at);
    if (bytesRead === 0) throw new Error("A stored file is shorter than its row says");
    at += bytesRead;
    await sent;
    sent = Promise.race([written(outgoing, piece, bytesRead), gone]);
    // Waited for above or below; a reader who goes during the next read is no unhandled fault.
    sent.catch(() => undefined);
  }
  await sent;
}

/** Kept again only when it has gone out: what failed may still be in somebody's hands. */
function written(outgoing: ServerResponse, piece: Buffer, bytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(piece.subarray(0, bytes), (error) => {
      if (error) return reject(error);
      if (kept.length < MAX_OPEN_FILES) kept.push(piece);
      resolve();
    });
  });
}
