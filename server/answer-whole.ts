import type { IncomingMessage, ServerResponse } from "node:http";
import { accepts } from "./answer-cached.ts";
import { gzipped } from "./compress.ts";

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
  const compressed = mayCompress ? await gzipped(plain) : null;
  const body = compressed ?? plain;
  response.headers.append("vary", "Accept-Encoding");
  outgoing.writeHead(response.status, [
    ...[...response.headers].flat(),
    ...headers.filter(([name]) => !response.headers.has(name)).flat(),
    ...(compressed ? ["content-encoding", "gzip"] : []),
    ...["content-length", String(body.length)],
  ]);
  outgoing.end(body);
}
