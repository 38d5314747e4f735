import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { signOnSessions } from "#db/schema/single-sign-on.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { accountAudit } from "../../audit-kinds.ts";
import { outdateSessions } from "../../auth/revisions.server.ts";
import {
  beginAttempt,
  findAttempt,
  hashOf,
  keepSignOut,
  readAnswer,
} from "../attempts/attempts.server.ts";
import { oidcSignOutUrl } from "../oidc/oidc.server.ts";
import { findProvider, type Provider } from "../provider/providers.queries.server.ts";
import { unseal } from "../provider/sealing.server.ts";
import { readLogoutMessage, samlSignOutUrl } from "../saml/logout.server.ts";
import { subjectHash } from "./finish-sign-on.server.ts";

type Leaving = { sessionToken: string | null; origin: string };

/**
 * Where the person of a session can sign out of their university too. Kept for ten minutes for this
 * browser, because the session itself ends now; null where a provider did not open it.
 */
export async function prepareSignOut({ sessionToken, origin }: Leaving, now: Date) {
  if (!sessionToken) return null;
  const [opened] = await db
    .select({ universityId: signOnSessions.universityId, ticket: signOnSessions.ticket })
    .from(signOnSessions)
    .innerJoin(sessions, eq(sessions.id, signOnSessions.sessionId))
    .where(eq(sessions.token, sessionToken));
  const ticket = opened && (await unseal(opened.ticket));
  const provider = opened && (await findProvider(opened.universityId));
  const url = ticket && provider ? await signOutUrl(provider, JSON.parse(ticket), now) : null;
  if (!url || !opened) return null;

  const beginning = {
    universityId: opened.universityId,
    purpose: "sign-out",
    userId: null,
  } as const;
  const begun = await beginAttempt({ ...beginning, origin, next: null }, now);
  await keepSignOut(begun.attempt.id, url);
  return { attemptId: begun.attempt.id, browserSecret: begun.browserSecret };
}

function signOutUrl(
  provider: Provider,
  ticket: Record<string, string>,
  now: Date,
): Promise<string | null> {
  return provider.protocol === "oidc"
    ? oidcSignOutUrl(provider, ticket)
    : samlSignOutUrl(provider, ticket, now);
}

/** The way out of the provider, for the browser that has just signed out here. */
export async function findSignOut(
  { attemptId, browserSecret }: { attemptId: string; browserSecret: string },
  now: Date,
): Promise<{ url: string; universityId: number } | null> {
  const attempt = await findAttempt(attemptId);
  const isTheirs = attempt?.purpose === "sign-out" && attempt.browserHash === hashOf(browserSecret);
  if (!isTheirs || attempt.expiresAt <= now) return null;
  const kept = await readAnswer<{ url: string }>(attempt);
  return kept && { url: kept.url, universityId: attempt.universityId };
}

/**
 * The provider says that somebody signed out there. Ends the sessions it opened for them here, and
 * gives where to go on: back to the provider with our word that it is done. Null where it is not signed.
 */
export async function endSessionsByProvider(
  universityId: number,
  message: { query: string } | { samlRequest: string; relayState: string },
  now: Date,
): Promise<{ url: string } | null> {
  const provider = await findProvider(universityId);
  if (provider?.protocol !== "saml") return null;
  const read = await readLogoutMessage(provider, message, now);
  if (!read) return null;
  if (read.kind === "done") return { url: "/login" };

  const ended = await db.transaction(async (tx) => {
    const rows = await tx
      .delete(sessions)
      .where(
        sql`${sessions.id} in (${tx
          .select({ id: signOnSessions.sessionId })
          .from(signOnSessions)
          .where(
            and(
              eq(signOnSessions.universityId, universityId),
              eq(signOnSessions.subjectHash, subjectHash(read.nameId)),
              read.sessionIndex ? eq(signOnSessions.sessionIndex, read.sessionIndex) : undefined,
            ),
          )})`,
      )
      .returning({ token: sessions.token, userId: sessions.userId });
    for (const { userId } of rows)
      await record(tx, accountAudit["session-ended"], {
        userId,
        universityId,
        detail: { by: "university" },
      });
    return rows;
  });
  for (const { token } of ended) outdateSessions(token);
  return { url: read.answerUrl };
}
