import { isLoopbackName } from "./hosts.ts";

/** What may run and colour a page beside our own files: a nonce, or hashes of fixed bytes. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

type Site = { host: string; isSecure: boolean };

/** A page may ask to be shown within our own pages: the desk previews what it edits. */
export const FRAMED_BY_US = "SAMEORIGIN";

const ALWAYS: readonly (readonly [string, string])[] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  [
    "permissions-policy",
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  ],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["x-frame-options", "DENY"],
];

/** For answers that are not pages: nothing in them may run. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

export function securityHeaders(site: Site): (readonly [string, string])[] {
  return mustStaySecure(site)
    ? [...ALWAYS, ["strict-transport-security", "max-age=31536000; includeSubDomains"]]
    : [...ALWAYS];
}

/** The policy of a page. Style attributes are allowed: a bar's width is data, and cannot run. */
export function contentPolicy(
  inline: InlineSources,
  site: Site,
  framedBy: "'none'" | "'self'" = "'none'",
): string {
  const rules = [
    "default-src 'self'",
    `script-src ${["'self'", ...inline.scripts].join(" ")}`,
    `style-src ${["'self'", ...inline.styles].join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ];
  if (mustStaySecure(site)) rules.push("upgrade-insecure-requests");
  return rules.join("; ");
}

/** While developing, Vite puts scripts and styles into the page and talks over a web socket. */
export function developmentPolicy(framedBy?: "'none'" | "'self'"): string {
  const anything = { scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] };
  return contentPolicy(anything, { host: "localhost", isSecure: false }, framedBy).replace(
    "connect-src 'self'",
    "connect-src 'self' ws: wss:",
  );
}

function mustStaySecure({ host, isSecure }: Site) {
  return isSecure && !isLoopbackName(host);
}
