import { and, desc, eq, lte } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sponsorEvents } from "#db/schema/sponsors.ts";

const MAX_EVENTS = 50;

type Which = { upTo?: string; limit?: number };

/** The latest changes in what the register says about an organisation, newest first; up to a day where one is given. */
export function listEvents(organisationId: number, { upTo, limit = MAX_EVENTS }: Which = {}) {
  const ofIt = and(
    eq(sponsorEvents.organisationId, organisationId),
    upTo === undefined ? undefined : lte(sponsorEvents.seenOn, upTo),
  );
  return db
    .select({
      id: sponsorEvents.id,
      kind: sponsorEvents.kind,
      seenOn: sponsorEvents.seenOn,
      route: sponsorEvents.route,
      before: sponsorEvents.before,
      after: sponsorEvents.after,
    })
    .from(sponsorEvents)
    .where(ofIt)
    .orderBy(desc(sponsorEvents.seenOn), sponsorEvents.id)
    .limit(limit);
}
