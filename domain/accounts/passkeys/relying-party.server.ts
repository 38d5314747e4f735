import { settings } from "#platform/settings.server.ts";

/**
 * The domain passkeys belong to: the base domain, so that one made on the main site works on
 * every microsite. Null on a microsite of a domain without a dot, which browsers refuse.
 */
export function relyingPartyAt(origin: string): string | null {
  const { baseDomain } = settings();
  const { hostname } = new URL(origin);
  const isCovered = hostname === baseDomain || hostname.endsWith(`.${baseDomain}`);
  const isAllowed = hostname === baseDomain || baseDomain.includes(".");
  return isCovered && isAllowed ? baseDomain : null;
}
