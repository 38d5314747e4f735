import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { constants, createGzip } from "node:zlib";
import { accepts } from "./answer-kept.ts";

const WORTH_IT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;

/** Gzips an answer made for one visitor as it streams: each flushed piece goes out at once. */
export function squeezed(response: Response, acceptEncoding: string | undefined): Response {
  const type = response.headers.get("content-type") ?? "";
  if (response.body === null || response.headers.has("content-encoding")) return response;
  if (!(WORTH_IT.test(type) || type.startsWith("text/x-script"))) return response;

  response.headers.append("vary", "Accept-Encoding");
  if (!accepts(acceptEncoding ?? "", "gzip")) return response;

  const gzip = createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(response.body as unknown as NodeStream);
  source.on("error", (error) => gzip.destroy(error));
  gzip.on("close", () => source.destroy());
  const headers = new Headers(response.headers);
  headers.set("content-encoding", "gzip");
  headers.delete("content-length");
  return new Response(Readable.toWeb(source.pipe(gzip)) as unknown as ReadableStream, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
