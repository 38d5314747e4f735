import { createHash } from "node:crypto";
import type { InlineSources } from "./security-headers.ts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi;

/** For a page made for one request. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

/**
 * For a page whose bytes are fixed: the hash of everything inline that carried its nonce when it
 * was rendered. Whatever else got into the page is not ours, and must not run there either.
 */
export function hashSources(html: string, nonce: string): InlineSources {
  return { scripts: hashesOf(html, SCRIPT, nonce), styles: hashesOf(html, STYLE, nonce) };
}

/** A cached page is sent to many people, so it must not carry one answer's nonce. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, "");
}

function hashesOf(html: string, elements: RegExp, nonce: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(elements)) {
    const isOurs = attributes.includes(` nonce="${nonce}"`);
    const isFile = /\ssrc\s*=/i.test(attributes);
    const isData = /type\s*=\s*"?application\/(ld\+)?json/i.test(attributes);
    if (!isOurs || isFile || isData || content === "") continue;
    hashes.add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return [...hashes];
}
