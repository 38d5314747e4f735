import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i;

/**
 * The path and query asked for. A request may name its site twice, in the
 * target (`GET http://site/ HTTP/1.1`) and in `Host`: one that says two
 * different things, or nothing we can read, has no path and is null.
 */
export function readTarget({ url = "/", headers, rawHeaders }: IncomingMessage): string | null {
  if (hasTwoHosts(rawHeaders)) return null;
  if (url.startsWith("/")) return url;
  const [, authority, rest] = ABSOLUTE.exec(url) ?? [];
  if (authority === undefined || rest === undefined) return null;
  if (authority.toLowerCase() !== headers.host?.toLowerCase()) return null;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * Node keeps the first `Host` and drops the rest, a proxy in front of us may go by another: anyone who
 * sends two is refused, as RFC 9112 (3.2) asks. `rawHeaders` are names and values in turns.
 */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
