import { LruMap } from "#rules/cache/lru-map.ts";
import { CACHED_SECONDS, changesSoFar, revisionOf } from "./revisions.server.ts";

const MAX_SESSIONS = 5000;

/** An end read from a cookie arrives as text. */
type Session = { session: { token: string; expiresAt: Date | string }; user: { id: string } };
type Entry<Found> = { found: Found; revision: string; until: number };

type Reading = {
  /** As `changesSoFar` said before it was read. */
  changesBefore: number;
  /** When the cookie ends that it was read from; infinite where the database was asked. */
  until: number;
};

/**
 * Sessions just read, from their cookie or the database, by their signed token: the next page
 * neither checks signatures nor asks again. Believed as long as the cookie is that was read or set
 * beside it, and outdated with it: see `outdateSessions`.
 */
export function recentSessions<Found extends Session>() {
  const entries = new LruMap<string, Entry<Found>>(MAX_SESSIONS);

  return {
    find(signedToken: string, now = Date.now()): Found | null {
      const entry = entries.get(signedToken);
      if (!entry) return null;
      const { found, revision, until } = entry;
      const isCurrent = until > now && revision === revisionOf(found.session, found.user);
      if (!isCurrent) entries.delete(signedToken);
      return isCurrent ? found : null;
    },

    /** What changed while it was being read may not be in it, so then it is not held. */
    hold(signedToken: string, found: Found, reading: Reading): void {
      if (changesSoFar() !== reading.changesBefore) return;
      const sessionEnds = new Date(found.session.expiresAt).getTime();
      const until = Math.min(Date.now() + CACHED_SECONDS * 1000, sessionEnds, reading.until);
      entries.set(signedToken, { found, revision: revisionOf(found.session, found.user), until });
    },
  };
}
