import type { IncomingMessage, ServerResponse } from "node:http";
import { compressWhole } from "./compress.ts";

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
  const accepted = String(incoming.headers["accept-encoding"] ?? "");
  const compressed = await compressWhole(plain, accepted);
  const body = compressed?.body ?? plain;
  response.headers.append("vary", "Accept-Encoding");
  outgoing.writeHead(response.status, [
    ...[...response.headers].flat(),
    ...headers.filter(([name]) => !response.headers.has(name)).flat(),
    ...(compressed ? ["content-encoding", compressed.encoding] : []),
    ...["content-length", String(body.length)],
  ]);
  outgoing.end(body);
}
