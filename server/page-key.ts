import type { IncomingHttpHeaders } from "node:http";
import { isPrefetch } from "#platform/request-context.server.ts";
import type { Connection } from "./request-facts.ts";

const MAX_SEARCH_LENGTH = 512;

/** Every language the pages are written in. The first is what others get. */
const LANGUAGES = ["en"] as const;

/**
 * Cookies that make a page somebody's own: a session (better-auth names it
 * `waymark.session_token`, with `__Secure-` over https) and a waiting notice.
 */
const PERSONAL = /(?:^|;\s*)(?:(?:__Secure-)?waymark\.session_|flash=)/;

/** Cookies whose value shows on a page without making it personal. */
const SHOWN = /(?:^|;\s*)cookie_choice=(accepted|rejected)(?:;|$)/;

/** As our links spell addresses. Routes match other spellings too, and anybody can invent those. */
const PLAIN_PATH = /^(?:\/|(?:\/[a-z0-9][a-z0-9._-]*)+)$/;

/** Marks the key of an address there is no end of; cached-pages.ts holds these apart. */
export const INVENTABLE = "~";

/** What of a request decides; node's own has all of it. */
export type PageRequest = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  socket: { localPort?: number | undefined };
};

/**
 * The name under which the answer to this request may be kept, or null when it
 * may not: a write, somebody signed in, data for the router, or a query so
 * long that only mischief explains it.
 */
export function pageKey(
  incoming: PageRequest,
  connection: Connection,
  countryId: number,
): string | null {
  const { method, url = "/", headers } = incoming;
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.authorization !== undefined) return null;
  const cookie = headers.cookie ?? "";
  if (cookie !== "" && PERSONAL.test(cookie)) return null;

  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  // The router's own data requests are left alone: they run loaders but render
  // nothing, and a second copy of every page would be a second thing to purge.
  if (path.endsWith(".data") || (query !== -1 && url.length - query > MAX_SEARCH_LENGTH))
    return null;

  const choice = cookie === "" ? "" : (SHOWN.exec(cookie)?.[1] ?? "");
  // The same bytes, but without the cookie that remembers a visit.
  const visit = isPrefetch(headers["sec-purpose"] ?? headers.purpose) ? "prefetch" : "";
  const scheme = connection.isSecure ? "https" : "http";
  const isPlain = PLAIN_PATH.test(url) && hasUsualPort(connection.host, incoming.socket.localPort);
  return `${isPlain ? "" : INVENTABLE}${scheme}://${connection.host} ${countryId} ${language()} ${choice} ${visit} ${url}`;
}

/** A host may be named with any port at all: the usual is none, or the one we were reached at. */
function hasUsualPort(host: string, ownPort: number | undefined) {
  const port = /:(\d+)$/.exec(host)?.[1];
  return port === undefined || port === String(ownPort);
}

// With one language the header cannot change the page. When a second is
// written, it is chosen here from Accept-Language.
function language() {
  return LANGUAGES[0];
}
