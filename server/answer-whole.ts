import type { IncomingMessage, ServerResponse } from "node:http";
import { compressWhole } from "./compress.ts";
import { utf8Of } from "./utf8.ts";
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
  const plain = utf8Of(pieces);
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
