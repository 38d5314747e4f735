import type { RequestFacts } from "../request-facts.ts";

/**
 * The token of the session cookie, of the flavour that the connection calls for.
 * Holding it is what it takes to be the session, so its signature need not be
 * checked to end or to recognise one.
 */
export function tokenIn({ headers, isSecure }: Pick<RequestFacts, "headers" | "isSecure">) {
  const name = isSecure ? "__Secure-waymark.session_token=" : "waymark.session_token=";
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
  return value?.split(".")[0] || null;
}
