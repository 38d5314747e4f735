import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { log } from "#platform/log.server.ts";
import { renderedHtmlOf } from "#platform/rendered-page.server.ts";
import { loggablePath } from "./access-log.ts";
import type { CachedPage, CachedPages } from "./cached-pages.ts";
import { hashSources, withoutNonce } from "./inline-sources.ts";
import type { Rendered } from "./render-once.ts";
import type { Connection } from "./request-facts.ts";
import { contentPolicy, securityHeaders } from "./security-headers.ts";
import { utf8Of } from "./utf8.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Written again for every cached page, or never for anybody but this process. */
const REPLACED = new Set([
  "x-waymark-keep",
  "x-waymark-keep-seconds",
  "content-type",
  "content-length",
  "content-security-policy",
  "cache-control",
  "etag",
  "set-cookie",
  "vary",
]);

type MakeParts = { response: Response; connection: Connection; nonce: string; url: string };

/** Turns a fresh answer into a page for everybody, unless it must stay this visitor's. */
export async function makePage(key: string, parts: MakeParts): Promise<Rendered> {
  const { response, nonce, url } = parts;
  if (!isCacheable(response)) return { kind: "own", response };

  const whole = renderedHtmlOf(response);
  const fresh = whole ?? (await response.text());
  const html = withoutNonce(fresh, nonce);
  if (html.includes(nonce)) {
    log.warn(
      { path: loggablePath(url) },
      "A page asked to be kept but holds its nonce in its text",
    );
    const own = whole === undefined ? new Response(fresh, response) : response;
    return { kind: "own", response: own };
  }
  const policy = contentPolicy(hashSources(fresh, nonce), parts.connection);
  return { kind: "kept", page: await pageFrom(key, { ...parts, html, policy }) };
}

type Made = MakeParts & { html: string; policy: string };

async function pageFrom(key: string, made: Made): Promise<CachedPage> {
  const { response, connection, url, html, policy } = made;
  const plain = utf8Of([html]);
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return {
    key,
    tags: cacheTags(response),
    etag,
    headers: headersFor(response, [
      ...securityHeaders(connection),
      ["content-security-policy", policy],
      ["etag", etag],
    ]),
    // Before anybody is answered: anyone who comes first is on a phone as often as the others.
    bodies: { plain, gzip: ownCopy(await toGzip(plain, { level: 6 })) },
    loggedPath: loggablePath(url),
    keptAt: Date.now(),
    ...lifeOf(response),
  };
}

/** Smaller still, for all who come later. */
export async function compressPage(page: CachedPage, kept: CachedPages): Promise<void> {
  const { plain, gzip: gzipped } = page.bodies;
  if (plain === undefined) return;
  const br = await toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  page.bodies = { gzip: gzipped, br: ownCopy(br) };
  if (kept.holds(page)) kept.keep(page);
}

/** zlib's small results are slices of a larger buffer, and would keep all of it in memory. */
function ownCopy(slice: Buffer): Buffer {
  return Buffer.from(new Uint8Array(slice).buffer);
}

function isCacheable(response: Response) {
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  return (
    response.status === 200 && isPage && response.headers.getSetCookie().every(isConstantCookie)
  );
}

/** `prev_url` names the page itself, so everybody who asks for the page gets the same. */
function isConstantCookie(cookie: string) {
  return cookie.startsWith("prev_url=");
}

function cacheTags(response: Response) {
  const header = response.headers.get("x-waymark-keep") ?? "";
  return header
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

/** A page may ask to be kept for so many seconds only: a list that changes all day. */
function lifeOf(response: Response): Pick<CachedPage, "maxAgeMs"> {
  const seconds = Number(response.headers.get("x-waymark-keep-seconds"));
  return seconds > 0 ? { maxAgeMs: seconds * 1000 } : {};
}

function headersFor(response: Response, ours: (readonly [string, string])[]): string[] {
  const theirs = [...response.headers].filter(([name]) => !REPLACED.has(name));
  const cookies = response.headers.getSetCookie().map((cookie) => ["set-cookie", cookie] as const);
  return [
    ...theirs,
    ...ours,
    ...cookies,
    // Browsers ask again each time, which costs them a 304: so that signing in shows at once.
    ["cache-control", "private, no-cache"] as const,
    ["vary", "Accept-Encoding, Accept-Language, Cookie"] as const,
  ].flat();
}
