import { eq, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { applications } from "#db/schema/applications.ts";
import { homeVisits } from "#db/schema/journey.ts";
import { departures } from "#db/schema/jumpstart.ts";
import { sponsorEvents, sponsorWatches } from "#db/schema/sponsors.ts";

const sinceVisitBefore: SQL = sql`coalesce(${homeVisits.beforeAt}, '-infinity'::timestamptz)`;

const factsQuery = db
  .select({
    profile: {
      timeZone: users.timeZone,
      course: profiles.course,
      courseLevel: profiles.courseLevel,
      courseStartsOn: profiles.courseStartsOn,
      courseEndsOn: profiles.courseEndsOn,
      movesOn: profiles.movesOn,
    },
    seenAt: homeVisits.seenAt,
    beforeAt: homeVisits.beforeAt,
    arrivedAt: departures.arrivedAt,
    mayHaveApplicationNews: sql<boolean>`exists (select from ${applications}
      where ${applications.userId} = ${users.id} and ${applications.stage} <> 'new'
        and ${applications.stageAt} > ${sinceVisitBefore})`,
    mayHaveSponsorNews: sql<boolean>`exists (select from ${sponsorWatches}
      join ${sponsorEvents} on ${sponsorEvents.organisationId} = ${sponsorWatches.organisationId}
      where ${sponsorWatches.userId} = ${users.id}
        and ${sponsorEvents.seenOn} > (${sinceVisitBefore} at time zone 'UTC')::date)`,
  })
  .from(users)
  .leftJoin(profiles, eq(profiles.userId, users.id))
  .leftJoin(homeVisits, eq(homeVisits.userId, users.id))
  .leftJoin(departures, eq(departures.userId, users.id))
  .where(eq(users.id, sql.placeholder("userId")))
  .prepare("home_facts");

/**
 * What there is once for each person and every home asks for, in one look: their course, their last
 * visits, and whether it is worth asking who has news for them. Null where there is no such account.
 */
export async function findHomeFacts(userId: string) {
  const [row] = await factsQuery.execute({ userId });
  if (!row) return null;
  const { seenAt, beforeAt, ...facts } = row;
  return { ...facts, visit: seenAt && { seenAt, beforeAt } };
}
