import { data, type MiddlewareFunction, redirect } from "react-router";
import { findSession, SessionUnavailable } from "#domain/accounts/find-visitor.server.ts";
import { needsTwoFactor } from "#domain/accounts/two-factor.server.ts";
import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { findRedirect } from "#domain/editorial/find-redirect.server.ts";
import { log } from "#platform/log.server.ts";
import { settings } from "#platform/settings.server.ts";
import { type Decision, decide } from "#rules/access/decide.ts";
import { guest } from "#rules/access/visitor.ts";
import { type Address, addressAt } from "./addresses.ts";
import { siteContext, visitorContext } from "./contexts.ts";
import { stopForMaintenance } from "./maintenance.server.ts";
import { isWorthRemembering, openPreviousPath, rememberPath } from "./previous-path.server.ts";
import { describeRoot } from "./root-data.server.ts";
import { findSite } from "./site.server.ts";

type Guarded = Parameters<MiddlewareFunction<Response>>[0];

/**
 * The one lock on every address: documents, data requests and resources alike.
 * It says who is asking and of which site, asks the table, and lets the
 * request through, sends it elsewhere, or refuses it.
 */
export const guard: MiddlewareFunction<Response> = async (args, next) => {
  const { request, url, pattern, context } = args;
  const site = await findSite(url);
  if (!site) throw data("We could not find that page.", { status: 404 });
  context.set(siteContext, site);

  const { visitor, cookies } = await whoIsAsking(request);
  context.set(visitorContext, visitor);

  // Deny by default: an address that is not in the table does not exist.
  const address = addressAt(pattern);
  if (!address) throw data("We could not find that page.", { status: 404 });

  await followMove(url, address);
  await stopForMaintenance(context, address);
  const previousPath = openPreviousPath(request, visitor, site.isMicrosite);
  enforce(decide(address, { visitor, isMicrosite: site.isMicrosite, previousPath }), args);
  leadToTwoFactor(visitor, address);

  const response = await next();
  renewSession(response.headers, cookies);
  if (request.method === "GET" && response.status < 300 && isWorthRemembering(address)) {
    response.headers.append("set-cookie", rememberPath(url.pathname));
  }
  return response;
};

/** What staff can reach before their second factor is set up. */
const staysReachable = new Set(["account-security", "logout", "check-user-loggedin"]);

/** A session that cannot be looked up is nobody: public pages go on, guarded ones ask to sign in. */
async function whoIsAsking(request: Request) {
  try {
    return await findSession(request.headers);
  } catch (error) {
    if (!(error instanceof SessionUnavailable)) throw error;
    log.warn({ cause: String(error.cause) }, "A session could not be looked up");
    return { visitor: guest, cookies: [] };
  }
}

/** A route that set a cookie of the session itself, as signing in does, has the last word on it. */
function renewSession(headers: Headers, cookies: readonly string[]): void {
  // What caches may share must not carry somebody's session; the next page will.
  if (headers.get("cache-control")?.includes("public")) return;
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf("="));
  const alreadySet = new Set(headers.getSetCookie().map(nameOf));
  for (const cookie of cookies) {
    if (!alreadySet.has(nameOf(cookie))) headers.append("set-cookie", cookie);
  }
}

/** Outside the demo our staff may do nothing before their second factor is set up. */
function leadToTwoFactor(visitor: SignedVisitor, { name }: Address): void {
  if (visitor.kind === "guest" || !needsTwoFactor(visitor, settings())) return;
  if (!staysReachable.has(name)) throw redirect("/account/security?required=1");
}

function enforce(decision: Decision, { request, url, context }: Guarded): void {
  if (decision.kind === "allow") return;
  if (decision.kind === "forbid") {
    // Thrown before the root's loader, so the page brings along what the shell needs.
    throw data({ reason: "forbidden", root: describeRoot(context) }, { status: 403 });
  }
  const isSignIn = decision.to === "/login" || decision.to === "/jumpstart-login";
  const wanted = url.pathname + url.search;
  const returns = isSignIn && request.method === "GET" && wanted !== "/";
  throw redirect(returns ? `${decision.to}?next=${encodeURIComponent(wanted)}` : decision.to);
}

/** Only addresses with a name in them can have moved; fixed pages are where they are. */
async function followMove(url: URL, { path, file }: Address): Promise<void> {
  if (!/[:*]/.test(path) && file !== "resources/moved") return;
  const moved = await findRedirect(url.pathname, new Date()).catch((error: unknown) => {
    // The page itself may not need the database; let it try.
    log.warn({ cause: String(error) }, "A moved address could not be looked up");
    return null;
  });
  if (moved) throw redirect(moved.to + url.search, moved.permanent ? 301 : 302);
}
