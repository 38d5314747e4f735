import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { accepts } from "./answer-cached.ts";

const compress = promisify(gzip);

/** Made for one visitor and sent once: better soon than a little smaller. */
export const OWN_LEVEL = 4;
/** Smaller answers fit into one packet anyway. */
export const MIN_BYTES = 1000;

type Answer = {
  html: string;
  response: Response;
  /** Headers for what the response does not say itself. */
  headers: readonly (readonly [string, string])[];
};

/** Sends a finished page of one visitor on node's own objects, as `answerCached` does those of all. */
export async function answerWhole(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { html, response, headers }: Answer,
): Promise<void> {
  const plain = Buffer.from(html);
  const mayCompress = accepts(String(incoming.headers["accept-encoding"] ?? ""), "gzip");
  const isCompressed = mayCompress && plain.length >= MIN_BYTES;
  const body = isCompressed ? await compress(plain, { level: OWN_LEVEL }) : plain;
  response.headers.append("vary", "Accept-Encoding");
  outgoing.writeHead(response.status, [
    ...[...response.headers].flat(),
    ...headers.filter(([name]) => !response.headers.has(name)).flat(),
    ...(isCompressed ? ["content-encoding", "gzip"] : []),
    ...["content-length", String(body.length)],
  ]);
  outgoing.end(body);
}
