import type { CookieFacts } from "../request-facts.ts";

/**
 * The token of the session cookie, of the flavour that the connection calls for.
 * Holding it is what it takes to be the session, so its signature need not be
 * checked to end or to recognise one.
 */
export function tokenIn(asked: CookieFacts): string | null {
  return signedTokenIn(asked)?.split(".")[0] || null;
}

/** The same with its signature, as the browser sent it. */
export function signedTokenIn(asked: CookieFacts): string | null {
  return cookieIn(asked, "session_token");
}

/**
 * When the cookie that caches the session ends, in milliseconds; 0 without one. Its signature is not
 * checked here: callers must set a limit of their own to what it says.
 */
export function cacheEndsIn(asked: CookieFacts): number {
  const cached = cookieIn(asked, "session_data");
  if (!cached) return 0;
  try {
    const { expiresAt } = JSON.parse(Buffer.from(cached, "base64url").toString());
    return typeof expiresAt === "number" ? expiresAt : 0;
  } catch {
    return 0;
  }
}

function cookieIn({ headers, isSecure }: CookieFacts, name: string): string | null {
  const start = `${isSecure ? "__Secure-" : ""}waymark.${name}=`;
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || null;
}
