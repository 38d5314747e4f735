import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, createGzip, gzip } from "node:zlib";
import { accepts } from "./answer-cached.ts";

const WORTH_IT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;

/** Made for one visitor and sent once: better soon than a little smaller. */
const GZIP_LEVEL = 4;
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};
/**
 * Up to here it takes less than a millisecond at once. Handed to another thread it costs half as
 * much again, for the hand-over and a stream made around it.
 */
const MAX_BYTES_AT_ONCE = 256 * 1024;
/** Smaller answers fit into one packet anyway. */
const MIN_BYTES = 1000;

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

type Compressed = { encoding: "br" | "gzip"; body: Buffer<ArrayBuffer> };

/**
 * A whole answer in the encoding that costs least: Brotli's quickest is as small as our gzip, in
 * half its time. Null where it is not worth it, or where the reader takes neither.
 */
export async function compressWhole(
  bytes: Uint8Array,
  acceptEncoding: string,
): Promise<Compressed | null> {
  if (bytes.byteLength < MIN_BYTES) return null;
  if (accepts(acceptEncoding, "br")) {
    const isSmall = bytes.byteLength <= MAX_BYTES_AT_ONCE;
    const brotli = isSmall ? brotliCompressSync : asBrotli;
    return { encoding: "br", body: await brotli(bytes, { params: BROTLI }) };
  }
  if (!accepts(acceptEncoding, "gzip")) return null;
  return { encoding: "gzip", body: await asGzip(bytes, { level: GZIP_LEVEL }) };
}

/** Whether it is an answer in JSON that nobody has measured, cut or compressed yet. */
export function isPlainJson({ body, headers }: Response): boolean {
  return (
    body !== null &&
    (headers.get("content-type")?.startsWith("application/json") ?? false) &&
    !["content-encoding", "content-length", "accept-ranges"].some((name) => headers.has(name))
  );
}

/** Compresses an answer made for one visitor: in one piece where it is whole, else as it streams. */
export async function compressed(
  response: Response,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const { status, statusText, headers } = response;
  const type = headers.get("content-type") ?? "";
  if (response.body === null || headers.has("content-encoding")) return response;
  // What is read in parts goes out as it is: its ETag and its ranges speak of these very bytes.
  if (headers.has("accept-ranges")) return response;
  if (!(WORTH_IT.test(type) || type.startsWith("text/x-script"))) return response;

  headers.append("vary", "Accept-Encoding");
  const isWhole = headers.has("content-length") || type.startsWith("application/json");
  if (isWhole) return compressedWhole(response, acceptEncoding ?? "");
  if (!accepts(acceptEncoding ?? "", "gzip")) return response;
  headers.set("content-encoding", "gzip");
  return new Response(streamed(response.body), { status, statusText, headers });
}

async function compressedWhole(response: Response, acceptEncoding: string): Promise<Response> {
  const { status, statusText, headers } = response;
  const plain = Buffer.from(await response.arrayBuffer());
  const whole = await compressWhole(plain, acceptEncoding);
  const body = whole?.body ?? plain;
  if (whole) headers.set("content-encoding", whole.encoding);
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { status, statusText, headers });
}

/** Each flushed piece goes out at once. */
function streamed(body: ReadableStream): ReadableStream {
  const stream = createGzip({ level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as unknown as NodeStream);
  source.on("error", (error) => stream.destroy(error));
  stream.on("close", () => source.destroy());
  return Readable.toWeb(source.pipe(stream)) as unknown as ReadableStream;
}
