import { CACHED_SECONDS, changesSoFar, revisionOf } from "./revisions.server.ts";

const MAX_SESSIONS = 5000;

type Session = { session: { token: string; expiresAt: Date }; user: { id: string } };
type Entry<Found> = { found: Found; revision: string; until: number };

/**
 * Sessions just read from the database, by their signed cookie, so that the next page neither
 * checks signatures nor asks again. Believed as long as the cookie that was set beside it, and
 * outdated with it: see `outdateSessions`.
 */
export function recentSessions<Found extends Session>() {
  const entries = new Map<string, Entry<Found>>();

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
    hold(signedToken: string, found: Found, changesBefore: number): void {
      if (changesSoFar() !== changesBefore) return;
      const until = Math.min(Date.now() + CACHED_SECONDS * 1000, found.session.expiresAt.getTime());
      entries.delete(signedToken);
      if (entries.size >= MAX_SESSIONS) entries.delete(entries.keys().next().value as string);
      entries.set(signedToken, { found, revision: revisionOf(found.session, found.user), until });
    },
  };
}
