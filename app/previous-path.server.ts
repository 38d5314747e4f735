import { matchPath } from "react-router";
import type { Address } from "#addresses/address.ts";
import { addresses } from "#addresses/addresses.ts";
import { settings } from "#platform/settings.server.ts";
import { decide } from "#rules/access/decide.ts";
import { startOf } from "#rules/access/start-of.ts";
import type { Member, Visitor } from "#rules/access/visitor.ts";
import { safePath } from "./safe-path.ts";

const COOKIE = "prev_url";
const ONE_DAY = 24 * 60 * 60;

/** Screens that are a way in, not a place to come back to. */
const passages = new Set([
  "login-success",
  "server-error",
  "under-maintenance",
  "not-found",
  "verify-email", // its address holds a token
]);

/** The last path somebody visited, as the specification's cookie holds it. */
export function readPreviousPath(request: Request): string | null {
  const found = /(?:^|;\s*)prev_url=([^;]*)/.exec(request.headers.get("cookie") ?? "");
  if (!found?.[1]) return null;
  try {
    return safePath(decodeURIComponent(found[1]));
  } catch {
    return null; // Not something we wrote.
  }
}

/** The cookie that remembers this path, on the parent domain where there is one. */
export function rememberPath({ pathname, protocol }: URL): string {
  const { baseDomain } = settings();
  // Browsers refuse a Domain without a dot, such as localhost.
  const domain = baseDomain.includes(".") ? `; Domain=${baseDomain}` : "";
  const secure = protocol === "https:" ? "; Secure" : "";
  const value = encodeURIComponent(pathname);
  return `${COOKIE}=${value}; Max-Age=${ONE_DAY}; Path=/${domain}; SameSite=Lax; HttpOnly${secure}`;
}

export function isWorthRemembering(address: Address): boolean {
  const isScreen = address.audience !== "resources" && address.audience !== "dev";
  return isScreen && address.access !== "auth-screen" && !passages.has(address.name);
}

type Returning = { visitor: Visitor; isMicrosite: boolean };

/** Where a person goes once signed in: where they were going, else where they were, else home. */
export function destinationAfterSignIn(
  request: Request,
  { visitor, isMicrosite }: { visitor: Member; isMicrosite: boolean },
): string {
  const next = safePath(new URL(request.url).searchParams.get("next"));
  if (next && leadsOn(next, { visitor, isMicrosite })) return next;
  return openPreviousPath(request, { visitor, isMicrosite }) ?? startOf(visitor);
}

/** The previous path if this member may open it; so that bouncing back can never loop. */
export function openPreviousPath(request: Request, returning: Returning): string | null {
  if (returning.visitor.kind === "guest") return null;
  const path = readPreviousPath(request);
  return path && path !== "/" && leadsOn(path, returning) ? path : null;
}

/** Open to this person, or a door such as /cih that leads them somewhere that is not sign-in. */
function leadsOn(path: string, { visitor, isMicrosite }: Returning): boolean {
  const pathname = new URL(path, "http://here.invalid").pathname;
  const address = addresses.find(({ path: pattern }) => matchPath(pattern, pathname));
  if (!address || !(isWorthRemembering(address) || address.access === "hub")) return false;

  const decision = decide(address, { visitor, isMicrosite, previousPath: null });
  if (decision.kind === "redirect") return address.access === "hub" && decision.to !== "/login";
  return decision.kind === "allow";
}
