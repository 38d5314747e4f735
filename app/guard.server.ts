import { data, type MiddlewareFunction, redirect } from "react-router";
import type { Address } from "#addresses/address.ts";
import { addressAt } from "#addresses/addresses.ts";
import { findSession, SessionUnavailable } from "#domain/accounts/sign-in/find-visitor.server.ts";
import { needsTwoFactor } from "#domain/accounts/two-factor/two-factor.server.ts";
import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { countRedirected } from "#domain/editorial/count-redirected.server.ts";
import { lookForRedirect } from "#domain/editorial/find-redirect.server.ts";
import { readFormerAddress } from "#domain/editorial/redirects.ts";
import { log } from "#platform/log.server.ts";
import { requestContext, warmUpContext } from "#platform/request-context.server.ts";
import { settings } from "#platform/settings.server.ts";
import { type Decision, decide } from "#rules/access/decide.ts";
import { guest } from "#rules/access/visitor.ts";
import { formAnswerContext, sessionIdContext, siteContext, visitorContext } from "./contexts.ts";
import { redirectWithFlash } from "./flash.server.ts";
import { stopForMaintenance } from "./maintenance.server.ts";
import { isWorthRemembering, openPreviousPath, rememberPath } from "./previous-path.server.ts";
import { describeRoot } from "./root-data.server.ts";
import { findSite } from "./site.server.ts";
import { countVisit, isVisit } from "./visits.server.ts";
import { warmUpStudent } from "./warm-up-student.ts";

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

  const isWarmUp = context.get(warmUpContext);
  const { visitor, sessionId, cookies } = isWarmUp
    ? { visitor: warmUpStudent, sessionId: null, cookies: [] }
    : await identifyVisitor(request, context.get(requestContext));
  context.set(visitorContext, visitor);
  context.set(sessionIdContext, sessionId);

  // Deny by default: an address that is not in the table does not exist.
  const address = addressAt(pattern);
  if (!address) throw data("We could not find that page.", { status: 404 });

  await followMove(url, address);
  await stopForMaintenance(context, address);
  const { isMicrosite } = site;
  // Nobody else is sent back to where they were, and looking it up tries every address.
  const previousPath =
    address.access === "auth-screen" ? openPreviousPath(request, { visitor, isMicrosite }) : null;
  const isPosting = request.method !== "GET" && request.method !== "HEAD";
  context.set(formAnswerContext, isPosting);
  const decision = decide(address, { visitor, isMicrosite, previousPath, isPosting });
  await enforce(decision, args, address);
  redirectToTwoFactor(visitor, address);

  const response = await next();
  renewSession(response.headers, cookies);
  if (!isWarmUp && isVisit(request) && response.status < 300) {
    countVisit(visitor, address, new Date());
    if (isWorthRemembering(address)) response.headers.append("set-cookie", rememberPath(url));
  }
  if (site.hasOwnHost) keepCookiesHere(response.headers);
  return response;
};

/** What staff can reach before their second factor is set up. */
const staysReachable = new Set(["account-security", "logout", "check-user-loggedin"]);

/** A session that cannot be looked up is nobody: public pages go on, guarded ones ask to sign in. */
async function identifyVisitor(request: Request, { isSecure }: { isSecure: boolean }) {
  try {
    return await findSession(request.headers, { isSecure });
  } catch (error) {
    if (!(error instanceof SessionUnavailable)) throw error;
    log.warn({ error }, "A session could not be looked up");
    return { visitor: guest, sessionId: null, cookies: [] };
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

/** A browser refuses a cookie for our domain on a host of a university's own: there it is the host's alone. */
function keepCookiesHere(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("set-cookie");
  for (const cookie of cookies) {
    headers.append("set-cookie", cookie.replace(/;\s*domain=[^;]*/i, ""));
  }
}

/** Outside the demo our staff may do nothing before their second factor is set up. */
function redirectToTwoFactor(visitor: SignedVisitor, { name }: Address): void {
  if (visitor.kind === "guest" || !needsTwoFactor(visitor, settings())) return;
  if (!staysReachable.has(name)) throw redirect("/account/security?required=1");
}

/** What somebody reads who is led away from a page that others have. */
const whyElsewhere: Partial<Record<Address["access"], string>> = {
  "country-guide-section":
    "Your account cannot open country guides. Ask your university’s careers service why.",
};

async function enforce(
  decision: Decision,
  { request, url, context }: Guarded,
  { access }: Address,
): Promise<void> {
  if (decision.kind === "allow") return;
  if (decision.kind === "forbid") {
    // Thrown before the root's loader, so the page brings along what the shell needs.
    throw data({ reason: "forbidden", root: describeRoot(context) }, { status: 403 });
  }
  const wanted = url.pathname + url.search;
  if (isSignIn(decision)) {
    const returns = request.method === "GET" && wanted !== "/";
    throw redirect(returns ? `${decision.to}?next=${encodeURIComponent(wanted)}` : decision.to);
  }
  // A link that is only pointed at leaves no sentence for another page.
  const why = isVisit(request) ? whyElsewhere[access] : undefined;
  throw why ? await redirectWithFlash(decision.to, why, { tone: "info" }) : redirect(decision.to);
}

function isSignIn(decision: { to: string }): boolean {
  return decision.to === "/login" || decision.to === "/jumpstart-login";
}

/** Only addresses with a name in them can have moved; fixed pages are where they are. */
async function followMove(url: URL, { path, file }: Address): Promise<void> {
  const hasMoved = file === "resources/moved";
  if (!/[:*]/.test(path) && !hasMoved) return;
  const moved = await lookForRedirect(url.pathname, new Date());
  if (moved) {
    countRedirected(url.pathname, new Date());
    throw redirect(moved.to + url.search, moved.permanent ? 301 : 302);
  }
  // Former addresses are known without the database; what they named is not.
  if (hasMoved) throw redirect(formerDestination(url.pathname));
}

function formerDestination(pathname: string): string {
  const former = readFormerAddress(pathname);
  return former?.kind === "moved" ? former.to : "/blog";
}
