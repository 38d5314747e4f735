import type { IncomingMessage } from "node:http";
import type { Connection } from "./request-facts.ts";

const LONGEST_SEARCH = 512;

/** Every language the pages are written in. The first is what others get. */
const LANGUAGES = ["en"] as const;

/**
 * Cookies that make a page somebody's own: a session (better-auth names it
 * `waymark.session_token`, with `__Secure-` over https) and a waiting notice.
 */
const PERSONAL = /(?:^|;\s*)(?:(?:__Secure-)?waymark\.session_|flash=)/;

/** Cookies whose value shows on a page without making it personal. */
const SHOWN = /(?:^|;\s*)cookie_choice=(accepted|rejected)(?:;|$)/;

/**
 * The name under which the answer to this request may be kept, or null when it
 * may not: a write, somebody signed in, data for the router, or a query so
 * long that only mischief explains it.
 */
export function pageKey(
  incoming: IncomingMessage,
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
  if (path.endsWith(".data") || (query !== -1 && url.length - query > LONGEST_SEARCH)) return null;

  const choice = cookie === "" ? "" : (SHOWN.exec(cookie)?.[1] ?? "");
  const scheme = connection.isSecure ? "https" : "http";
  return `${scheme}://${connection.host} ${countryId} ${language()} ${choice} ${url}`;
}

// With one language the header cannot change the page. When a second is
// written, it is chosen here from Accept-Language.
function language() {
  return LANGUAGES[0];
}
