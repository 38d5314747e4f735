const name = /(?:^|;\s*)(?:__Secure-)?waymark\.session_token=([^;]+)/;

/**
 * The token of the session cookie. Holding it is what it takes to be the
 * session, so its signature need not be checked to end or to recognise one.
 */
export function tokenIn(headers: Headers): string | null {
  const value = name.exec(headers.get("cookie") ?? "")?.[1];
  return value?.split(".")[0] || null;
}
