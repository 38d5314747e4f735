import { createHash } from "node:crypto";
import type { InlineSources } from "./security-headers.ts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi;

/** For a page made for one request. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

/** For a page whose bytes are fixed: the hash of everything inline in it, and nothing else. */
export function hashSources(html: string): InlineSources {
  return { scripts: hashesOf(html, SCRIPT), styles: hashesOf(html, STYLE) };
}

/** A kept page is sent to many people, so it must not carry one answer's nonce. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, "");
}

function hashesOf(html: string, elements: RegExp): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(elements)) {
    const isFile = /\ssrc\s*=/i.test(attributes);
    const isData = /type\s*=\s*"?application\/(ld\+)?json/i.test(attributes);
    if (isFile || isData || content === "") continue;
    hashes.add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return [...hashes];
}
