import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { LocalBytes } from "#platform/files/local-bytes.server.ts";
import { log } from "#platform/log.server.ts";
import { type ExtraHeaders, wireHeaders } from "./wire-headers.ts";

/** Larger pieces are not quicker, and a reader who pauses holds two of them. */
const PIECE_BYTES = 256 * 1024;

type Answer = { bytes: LocalBytes; response: Response; headers: ExtraHeaders };

/** Sends a part of a file from the disk on node's own objects. */
export async function answerLocalBytes(
  outgoing: ServerResponse,
  { bytes: { path, start, end }, response, headers }: Answer,
): Promise<void> {
  outgoing.writeHead(response.status, wireHeaders(response, headers));
  const source = createReadStream(path, { start, end, highWaterMark: PIECE_BYTES });
  try {
    await pipeline(source, outgoing, { end: false });
    if (source.bytesRead !== end - start + 1)
      throw new Error("A stored file is shorter than its row says");
    outgoing.end();
  } catch (error) {
    // A reader who has gone is no fault. Anybody else must not take what came for all of it.
    if (!outgoing.destroyed) log.error({ error }, "A stored file could not be sent");
    outgoing.destroy();
  }
}
