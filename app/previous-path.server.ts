import { matchPath } from "react-router";
import { settings } from "#platform/settings.server.ts";
import { decide, homeOf } from "#rules/access/decide.ts";
import type { Member, Visitor } from "#rules/access/visitor.ts";
import { type Address, addresses } from "./addresses.ts";
import { safePath } from "./safe-path.ts";

const COOKIE = "prev_url";
const ONE_DAY = 24 * 60 * 60;

/** Screens that are a way in, not a place to come back to. */
const passages = new Set(["login-success", "server-error", "under-maintenance", "not-found"]);

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
export function rememberPath(path: string): string {
  const { baseDomain } = settings();
  // Browsers refuse a Domain without a dot, such as localhost.
  const domain = baseDomain.includes(".") ? `; Domain=${baseDomain}` : "";
  return `${COOKIE}=${encodeURIComponent(path)}; Max-Age=${ONE_DAY}; Path=/${domain}; SameSite=Lax`;
}

export function isWorthRemembering(address: Address): boolean {
  const isScreen = address.audience !== "resources" && address.audience !== "dev";
  return isScreen && address.access !== "auth-screen" && !passages.has(address.name);
}

/** Where a person goes once signed in: where they were going, else where they were, else home. */
export function destinationAfterSignIn(
  request: Request,
  member: Member,
  isMicrosite: boolean,
): string {
  const next = safePath(new URL(request.url).searchParams.get("next"));
  const wanted = [next, readPreviousPath(request)].find((path) => {
    return path && isOpenTo(path, member, isMicrosite);
  });
  return wanted ?? homeOf(member);
}

/** The previous path if this member may open it; so that bouncing back can never loop. */
export function openPreviousPath(
  request: Request,
  visitor: Visitor,
  isMicrosite: boolean,
): string | null {
  if (visitor.kind === "guest") return null;
  const path = readPreviousPath(request);
  return path && path !== "/" && isOpenTo(path, visitor, isMicrosite) ? path : null;
}

function isOpenTo(path: string, visitor: Member, isMicrosite: boolean): boolean {
  const pathname = new URL(path, "http://here.invalid").pathname;
  const address = addresses.find(({ path: pattern }) => matchPath(pattern, pathname));
  if (!address || !isWorthRemembering(address)) return false;

  return decide(address, { visitor, isMicrosite, previousPath: null }).kind === "allow";
}
