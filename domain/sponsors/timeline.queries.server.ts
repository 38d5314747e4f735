import { and, count, desc, eq, lte } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sponsorEvents } from "#db/schema/sponsors.ts";
import type { Paged } from "#rules/paged.ts";

export const EVENTS_PER_PAGE = 50;

type Which = { page?: number; upTo?: string };

/** What the register said anew about an organisation, newest first; up to a day where one is given. */
export async function listEvents(organisationId: number, { page = 1, upTo }: Which = {}) {
  const ofIt = and(
    eq(sponsorEvents.organisationId, organisationId),
    upTo === undefined ? undefined : lte(sponsorEvents.seenOn, upTo),
  );
  const rows = await db
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
    .limit(EVENTS_PER_PAGE)
    .offset((page - 1) * EVENTS_PER_PAGE);
  const [all] = await db.select({ total: count() }).from(sponsorEvents).where(ofIt);
  return { rows, total: all?.total ?? 0, page, pageSize: EVENTS_PER_PAGE } satisfies Paged<
    (typeof rows)[number]
  >;
}
