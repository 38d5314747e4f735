import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { promisify } from "node:util";
import { constants, createGzip, gzip } from "node:zlib";
import { accepts } from "./answer-cached.ts";

const WORTH_IT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;

const compress = promisify(gzip);
/** Made for one visitor and sent once: better soon than a little smaller. */
const LEVEL = 4;
/** Smaller answers fit into one packet anyway. */
const MIN_BYTES = 1000;

/** Null where it is not worth it. */
export async function gzipped(bytes: Uint8Array): Promise<Buffer<ArrayBuffer> | null> {
  return bytes.byteLength < MIN_BYTES ? null : compress(bytes, { level: LEVEL });
}

/** Gzips an answer made for one visitor: in one piece where it is whole, else as it streams. */
export async function compressed(
  response: Response,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const { status, statusText, headers } = response;
  const type = headers.get("content-type") ?? "";
  if (response.body === null || headers.has("content-encoding")) return response;
  if (!(WORTH_IT.test(type) || type.startsWith("text/x-script"))) return response;

  headers.append("vary", "Accept-Encoding");
  if (!accepts(acceptEncoding ?? "", "gzip")) return response;

  const isWhole = headers.has("content-length") || type.startsWith("application/json");
  if (isWhole) return compressedWhole(response);
  headers.set("content-encoding", "gzip");
  return new Response(streamed(response.body), { status, statusText, headers });
}

async function compressedWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const plain = Buffer.from(await response.arrayBuffer());
  const compressedBytes = await gzipped(plain);
  const body = compressedBytes ?? plain;
  if (compressedBytes) headers.set("content-encoding", "gzip");
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { status, statusText, headers });
}

/** Each flushed piece goes out at once. */
function streamed(body: ReadableStream): ReadableStream {
  const stream = createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as unknown as NodeStream);
  source.on("error", (error) => stream.destroy(error));
  stream.on("close", () => source.destroy());
  return Readable.toWeb(source.pipe(stream)) as unknown as ReadableStream;
}
