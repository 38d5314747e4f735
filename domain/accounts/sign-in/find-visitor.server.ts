import { isAPIError } from "better-auth/api";
import { withTimeout } from "#platform/with-timeout.server.ts";
import { guest } from "#rules/access/visitor.ts";
import { authFor } from "../auth/auth.server.ts";
import { memberFrom, type SessionUser } from "../auth/member.server.ts";
import { recentSessions } from "../auth/recent-sessions.server.ts";
import { changesSoFar } from "../auth/revisions.server.ts";
import type { SignedVisitor } from "../visitor.ts";
import { cacheEndsIn, signedTokenIn } from "./session-token.ts";

/** A database that is slow is not away: nobody is sent to sign in again because a machine is busy. */
const TIMEOUT_MS = 4000;

/** The session could not be looked up: the database is away. Not the same as signed out. */
export class SessionUnavailable extends Error {
  readonly help = "Public pages keep working. Check that the database can be reached.";

  constructor(cause: unknown) {
    super("The session could not be looked up", { cause });
  }
}

export type FoundSession = { visitor: SignedVisitor; sessionId: string | null; cookies: string[] };

const nobody: FoundSession = { visitor: guest, sessionId: null, cookies: [] };

type Connection = { isSecure: boolean };

type Api = ReturnType<typeof authFor>["api"];
const recent = recentSessions<NonNullable<Awaited<ReturnType<Api["getSession"]>>>>();

/**
 * Who is asking, with the cookies that keep the session fresh: the code that answers
 * the request appends them, or every page costs a query a minute after sign-in.
 * Costs nothing without a session cookie.
 */
export async function findSession(headers: Headers, connection: Connection): Promise<FoundSession> {
  const signedToken = signedTokenIn({ headers, ...connection });
  if (!signedToken) return nobody;
  const known = recent.find(signedToken);
  if (known) return { ...(await foundFrom(known)), cookies: [] };

  try {
    return await withTimeout(TIMEOUT_MS, lookUp(headers, connection, signedToken));
  } catch (error) {
    // Ended in another request while this one renewed it.
    if (isAPIError(error) && error.statusCode === 401) return nobody;
    throw new SessionUnavailable(error);
  }
}

async function lookUp(
  headers: Headers,
  connection: Connection,
  signedToken: string,
): Promise<FoundSession> {
  const { api } = authFor(connection);
  const changesBefore = changesSoFar();
  const { response, headers: answer } = await api.getSession({ headers, returnHeaders: true });
  const cookies = answer.getSetCookie();
  if (!response) return { visitor: guest, sessionId: null, cookies };

  const renewed = await renewedCache({ headers, ...connection }, cookies, response);
  const set = [...cookies, ...renewed];
  const until = setsCache(set) ? Number.POSITIVE_INFINITY : cacheEndsIn({ headers, ...connection });
  recent.hold(signedToken, response, { changesBefore, until });
  return { ...(await foundFrom(response)), cookies: set };
}

/** The cookie is renewed exactly where the session was read from the database. */
function setsCache(cookies: readonly string[]): boolean {
  return cookies.some((cookie) => /session_data=[^;]/.test(cookie));
}

async function foundFrom({ session, user }: { session: { id: string }; user: SessionUser }) {
  return { visitor: await memberFrom(user), sessionId: session.id };
}

async function renewedCache(
  asked: { headers: Headers } & Connection,
  set: string[],
  found: { session: unknown; user: unknown },
) {
  const asks = asked.headers.get("cookie") ?? "";
  const isCached =
    asks.includes("waymark.session_data") && !set.some((cookie) => cookie.includes("session_data"));
  if (isCached || !asks.includes("waymark.dont_remember=")) return [];

  const { session, user } = found;
  const { headers } = await authFor(asked).api.cacheSession({
    body: { session, user },
    headers: asked.headers,
    returnHeaders: true,
  });
  return headers.getSetCookie();
}
