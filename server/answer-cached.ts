import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { CachedPage } from "./cached-pages.ts";

type Encoding = "br" | "gzip" | "plain";

/**
 * Sends a page from memory on node's own objects: building a Request and a
 * Response around bytes that are already finished would cost more than sending them.
 */
export function answerCached(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { page, requestId }: { page: CachedPage; requestId: string },
): void {
  const headers = [...page.headers, "x-request-id", requestId];

  if (isUnchanged(incoming.headers["if-none-match"], page.etag)) {
    outgoing.writeHead(304, headers).end();
    return;
  }

  const encoding = bestEncoding(incoming.headers["accept-encoding"], page);
  const body = page.bodies[encoding] ?? gunzipSync(page.bodies.gzip);
  headers.push("content-type", "text/html; charset=utf-8", "content-length", String(body.length));
  if (encoding !== "plain") headers.push("content-encoding", encoding);
  outgoing.writeHead(200, headers);
  if (incoming.method === "HEAD") outgoing.end();
  else outgoing.end(body);
}

export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((part) => part.trim() === etag);
}

function bestEncoding(accept: string | string[] | undefined, { bodies }: CachedPage): Encoding {
  if (typeof accept !== "string") return "plain";
  if (bodies.br !== undefined && accepts(accept, "br")) return "br";
  if (accepts(accept, "gzip")) return "gzip";
  return "plain";
}

export function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false;
  if (!header.includes("q=0")) return true;
  return header.split(",").some((part) => {
    const [name, quality] = part.split(";").map((piece) => piece.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? "");
  });
}
