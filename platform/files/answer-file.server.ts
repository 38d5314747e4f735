import { rangeAsked } from "./byte-range.ts";
import { currentStore } from "./current-store.server.ts";
import { logIfLost, type StoredFile } from "./files.server.ts";
import { noteLocalBytes } from "./local-bytes.server.ts";
import type { ByteRange } from "./store.ts";
import { verified } from "./verified.server.ts";

/** `cacheControl` says who may keep it; `fileName` makes it a download. */
export type FileAnswer = { cacheControl: string; fileName?: string };

/**
 * A stored file as an answer to GET or HEAD: whole, a part of it, or that its reader has it. Who may
 * read it has been decided before.
 */
export async function answerFile(
  request: Request,
  file: StoredFile,
  answer: FileAnswer,
): Promise<Response> {
  const etag = `"${file.sha256}"`;
  const headers = headersOf(file, { etag, ...answer });
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  if (request.method === "HEAD") return withLength(null, file.bytes, { headers });

  const range = rangeFor(request, file, etag);
  if (range === "outside") {
    headers.set("content-range", `bytes */${file.bytes}`);
    headers.delete("content-type");
    return withLength(null, 0, { status: 416, headers });
  }
  return range === "whole" ? answerWhole(file, headers) : answerPart(file, range, headers);
}

async function answerWhole(file: StoredFile, headers: Headers): Promise<Response> {
  const stream = await currentStore().read(file.id);
  if (!stream) return lost(file);
  return withLength(verified(stream, file), file.bytes, { headers });
}

async function answerPart(file: StoredFile, range: ByteRange, headers: Headers) {
  const store = currentStore();
  const stream = await store.read(file.id, range);
  if (!stream) return lost(file);
  const { start, end } = range;
  headers.set("content-range", `bytes ${start}-${end}/${file.bytes}`);
  const answer = withLength(stream, end - start + 1, { status: 206, headers });
  const path = store.pathOf?.(file.id);
  return path === undefined ? answer : noteLocalBytes(answer, { path, ...range });
}

function headersOf(file: StoredFile, answer: FileAnswer & { etag: string }): Headers {
  const headers = new Headers({
    "content-type": file.type,
    "accept-ranges": "bytes",
    "cache-control": answer.cacheControl,
    // Opened by itself it is what it is and nothing more, whatever a browser makes of its bytes.
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    etag: answer.etag,
  });
  const name = answer.fileName && encodeURIComponent(answer.fileName).replaceAll("'", "%27");
  if (name) headers.set("content-disposition", `attachment; filename*=UTF-8''${name}`);
  return headers;
}

function withLength(body: ReadableStream | null, bytes: number, init: ResponseInit): Response {
  const answer = new Response(body, init);
  answer.headers.set("content-length", String(bytes));
  return answer;
}

/** Weak comparison, as RFC 9110 asks of If-None-Match. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  return known.some((one) => ["*", etag, `W/${etag}`].includes(one.trim()));
}

/** If-Range: the part only if its reader has the other parts of this very file. */
function rangeFor(request: Request, file: StoredFile, etag: string) {
  const condition = request.headers.get("if-range");
  if (condition !== null && condition.trim() !== etag) return "whole";
  return rangeAsked(request.headers.get("range"), file.bytes);
}

async function lost(file: StoredFile): Promise<Response> {
  await logIfLost(file);
  return new Response("We could not find that file.", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
