import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { promisify } from "node:util";
import { constants, createGzip, gzip } from "node:zlib";
import { accepts } from "./answer-kept.ts";

const WORTH_IT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;

const compress = promisify(gzip);
const LEVEL = 4;

/** Gzips an answer made for one visitor: in one piece where its length is known, else as it streams. */
export async function squeezed(
  response: Response,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  if (response.body === null || response.headers.has("content-encoding")) return response;
  if (!(WORTH_IT.test(type) || type.startsWith("text/x-script"))) return response;

  response.headers.append("vary", "Accept-Encoding");
  if (!accepts(acceptEncoding ?? "", "gzip")) return response;

  const headers = new Headers(response.headers);
  headers.set("content-encoding", "gzip");
  const body = headers.has("content-length")
    ? await whole(response, headers)
    : streamed(response.body);
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

async function whole(response: Response, headers: Headers): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await compress(await response.arrayBuffer(), { level: LEVEL });
  headers.set("content-length", String(bytes.length));
  return bytes;
}

/** Each flushed piece goes out at once. */
function streamed(body: ReadableStream): ReadableStream {
  const stream = createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as unknown as NodeStream);
  source.on("error", (error) => stream.destroy(error));
  stream.on("close", () => source.destroy());
  return Readable.toWeb(source.pipe(stream)) as unknown as ReadableStream;
}
