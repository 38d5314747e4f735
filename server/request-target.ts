import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i;

/**
 * The path and query asked for. A request may name its site twice, in the
 * target (`GET http://site/ HTTP/1.1`) and in `Host`: one that says two
 * different things, or nothing we can read, has no path and is null.
 */
export function readTarget({ url = "/", headers }: IncomingMessage): string | null {
  if (url.startsWith("/")) return url;
  const [, authority, rest] = ABSOLUTE.exec(url) ?? [];
  if (authority === undefined || rest === undefined) return null;
  if (authority.toLowerCase() !== headers.host?.toLowerCase()) return null;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
