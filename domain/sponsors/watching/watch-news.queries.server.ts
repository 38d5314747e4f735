import { and, desc, eq, gt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import {
  sponsorEvents,
  sponsorImports,
  sponsorOrganisations,
  sponsorWatches,
} from "#db/schema/sponsors.ts";
import { eventMessage } from "../event-messages.ts";

const MAX_NEWS = 3;

const { kind, route, before, after, seenOn } = sponsorEvents;

const newsQuery = db
  .select({
    ...{ kind, route, before, after },
    organisationId: sponsorOrganisations.id,
    name: sponsorOrganisations.name,
  })
  .from(sponsorWatches)
  .innerJoin(sponsorEvents, eq(sponsorEvents.organisationId, sponsorWatches.organisationId))
  .innerJoin(sponsorOrganisations, eq(sponsorOrganisations.id, sponsorWatches.organisationId))
  .where(
    and(
      eq(sponsorWatches.userId, sql.placeholder("userId")),
      gt(seenOn, sql.placeholder("since")),
      sql`${seenOn} >= (${sponsorWatches.createdAt} at time zone 'UTC')::date`,
      sql`not exists (select 1 from ${sponsorImports} as held
        where held.notices_held and held.id <= ${sponsorEvents.importId})`,
    ),
  )
  .orderBy(desc(seenOn), desc(sponsorEvents.id))
  .limit(MAX_NEWS)
  .prepare("sponsor_watch_news");

/** What the register said about somebody's watched organisations since a day. A held copy says nothing yet. */
export async function watchNews(userId: string, since: string) {
  const rows = await newsQuery.execute({ userId, since });
  return rows.map(({ organisationId, name, ...event }) => ({
    title: name,
    words: eventMessage(event),
    href: `/sponsorship-licence-checker/organisations/${organisationId}`,
  }));
}
