/** How long a session may be believed from its cookie without asking the database. */
export const CACHED_SECONDS = 60;

// Cookies signed before a change carry an older revision and are looked up
// again. After CACHED_SECONDS no such cookie is believed anywhere, so the entry
// can go; other processes notice the change by that time.
const revisions = new Map<string, { revision: string; until: number }>();
let count = 0;

/** Call after the commit: what cookies say about this person (or session token) is out of date. */
export function outdateSessions(userIdOrToken: string): void {
  sweep();
  count += 1;
  revisions.set(userIdOrToken, {
    revision: `${process.pid}.${count}.${Date.now()}`,
    until: Date.now() + (CACHED_SECONDS + 5) * 1000,
  });
}

/** Grows with every call of `outdateSessions`. */
export function changesSoFar(): number {
  return count;
}

/** The revision a cookie must carry to be believed. */
export function revisionOf(session: { token: string }, user: { id: string }): string {
  return `${current(user.id)}${current(session.token)}` || "1";
}

function current(key: string): string {
  const entry = revisions.get(key);
  return entry && entry.until > Date.now() ? entry.revision : "";
}

function sweep() {
  for (const [key, { until }] of revisions) if (until <= Date.now()) revisions.delete(key);
}
