import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { accepts, isUnchanged } from "./answer-cached.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const COMPRESSIBLE = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".map",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);
const MAX_BYTES_IN_MEMORY = 2 * 1024 * 1024;

type StaticFile = {
  path: string;
  type: string;
  isCompressible: boolean;
  isHashed: boolean;
  size: number;
};
type Loaded = {
  etag: string;
  plain: Buffer<ArrayBuffer>;
  br?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type StaticFiles = {
  has: (path: string) => boolean;
  /** Null for a path that is no file. */
  answer: (path: string, headers: Headers) => Promise<Response | null>;
};

/** While developing Vite serves the files. */
export const noStaticFiles: StaticFiles = { has: () => false, answer: async () => null };

/**
 * Serves the built files. The folder is listed once, at start, and only listed
 * names are ever opened: no path from outside reaches the file system.
 */
export function createStaticFiles(folder: string): StaticFiles {
  const files = listFiles(folder);
  const loaded = new Map<string, Promise<Loaded>>();

  async function answer(path: string, headers: Headers) {
    const file = files.get(path);
    if (file === undefined) return null;
    if (file.size > MAX_BYTES_IN_MEMORY) return streamed(file);

    let loading = loaded.get(path);
    if (loading === undefined) {
      loading = load(file);
      loaded.set(path, loading);
      loading.catch(() => loaded.delete(path));
    }
    return fromMemory(file, await loading, headers);
  }

  return { has: (path) => files.has(path), answer };
}

function listFiles(folder: string): Map<string, StaticFile> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter(
        (entry) =>
          entry.isFile() && !relative(folder, entry.parentPath).split(sep).includes(".vite"),
      )
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const url = `/${relative(folder, path).split(sep).join("/")}`;
        return [url, describe(path, url)];
      }),
  );
}

function describe(path: string, url: string): StaticFile {
  const ending = extname(path).toLowerCase();
  return {
    path,
    type: TYPES[ending] ?? "application/octet-stream",
    isCompressible: COMPRESSIBLE.has(ending),
    // The build puts a hash of the content into every name here.
    isHashed: url.startsWith("/assets/"),
    size: statSync(path).size,
  };
}

/** Compressed as hard as it goes: this happens once for each file and process. */
async function load({ path, isCompressible }: StaticFile): Promise<Loaded> {
  const plain = await readFile(path);
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  if (!isCompressible || plain.length < 512) return { etag, plain };

  const [br, zipped] = await Promise.all([
    toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    toGzip(plain, { level: 9 }),
  ]);
  return { etag, plain, br, gzip: zipped };
}

function fromMemory(file: StaticFile, { etag, plain, br, gzip }: Loaded, asked: Headers): Response {
  const headers = headersOf(file);
  headers.set("etag", etag);
  if (isUnchanged(asked.get("if-none-match") ?? undefined, etag))
    return new Response(null, { status: 304, headers });

  const accepted = asked.get("accept-encoding") ?? "";
  const [encoding, body] =
    br && accepts(accepted, "br")
      ? ["br", br]
      : gzip && accepts(accepted, "gzip")
        ? ["gzip", gzip]
        : [null, plain];
  if (encoding !== null) headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.length));
  return new Response(body, { headers });
}

function streamed(file: StaticFile): Response {
  const headers = headersOf(file);
  headers.set("content-length", String(file.size));
  return new Response(Readable.toWeb(createReadStream(file.path)) as ReadableStream, { headers });
}

function headersOf({ type, isCompressible, isHashed }: StaticFile): Headers {
  const headers = new Headers({
    "content-type": type,
    "cache-control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  });
  if (isCompressible) headers.set("vary", "Accept-Encoding");
  return headers;
}
