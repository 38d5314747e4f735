import type { RequestFacts } from "../request-facts.ts";

type Asked = Pick<RequestFacts, "headers" | "isSecure">;

/**
 * The token of the session cookie, of the flavour that the connection calls for.
 * Holding it is what it takes to be the session, so its signature need not be
 * checked to end or to recognise one.
 */
export function tokenIn(asked: Asked): string | null {
  return signedTokenIn(asked)?.split(".")[0] || null;
}

/** The same with its signature, as the browser sent it. */
export function signedTokenIn({ headers, isSecure }: Asked): string | null {
  const name = isSecure ? "__Secure-waymark.session_token=" : "waymark.session_token=";
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) || null;
}
