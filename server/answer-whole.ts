import type { IncomingMessage, ServerResponse } from "node:http";
import { compressWhole } from "./compress.ts";
import { type ExtraHeaders, wireHeaders } from "./wire-headers.ts";

type Answer = {
  /** The page's words, one after the other. */
  pieces: readonly string[];
  response: Response;
  headers: ExtraHeaders;
};

/** Sends a finished page of one visitor on node's own objects, as `answerCached` does those of all. */
export async function answerWhole(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { pieces, response, headers }: Answer,
): Promise<void> {
  const plain = bytesOf(pieces);
  const accepted = String(incoming.headers["accept-encoding"] ?? "");
  const compressed = await compressWhole(plain, accepted);
  const body = compressed?.body ?? plain;
  response.headers.append("vary", "Accept-Encoding");
  outgoing.writeHead(response.status, [
    ...wireHeaders(response, headers),
    ...(compressed ? ["content-encoding", compressed.encoding] : []),
    ...["content-length", String(body.length)],
  ]);
  outgoing.end(body);
}

/** Written piece by piece: a page of one string would be copied once more, and V8 has to clear it away. */
function bytesOf(pieces: readonly string[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const bytes = Buffer.allocUnsafeSlow(length);
  pieces.reduce((at, piece) => at + bytes.write(piece, at), 0);
  return bytes;
}
