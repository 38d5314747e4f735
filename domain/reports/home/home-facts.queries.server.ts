import { eq, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { applications } from "#db/schema/applications.ts";
import { homeVisits } from "#db/schema/journey.ts";
import { departures } from "#db/schema/jumpstart.ts";
import { meetingHosts } from "#db/schema/meeting-hosts.ts";
import { meetingServices, meetings } from "#db/schema/meetings.ts";
import { sponsorEvents, sponsorWatches } from "#db/schema/sponsors.ts";
import type { MeetingMode } from "#rules/meetings/modes.ts";

const sinceVisitBefore: SQL = sql`coalesce(${homeVisits.beforeAt}, '-infinity'::timestamptz)`;

/** The next few, told by the way: a question of its own would cost more than the reading. */
const MAX_MEETINGS = 1;
const nextMeetings = sql<MeetingAhead[] | null>`(select json_agg(ahead) from (
  select ${meetingServices.title} as title, ${meetingHosts.name} as host,
    ${meetings.startsAt} as "startsAt", ${meetings.mode} as mode, ${meetings.state} as state
  from ${meetings}
    join ${meetingServices} on ${meetingServices.id} = ${meetings.serviceId}
    join ${meetingHosts} on ${meetingHosts.id} = ${meetings.hostId}
  where ${meetings.userId} = ${users.id} and ${meetings.state} in ('booked', 'offered')
    and ${meetings.endsAt} > ${sql.placeholder("now")}::timestamptz
  order by ${meetings.startsAt} limit ${sql.raw(String(MAX_MEETINGS))}) as ahead)`;

type MeetingAhead = {
  title: string;
  host: string;
  /** As JSON has it. */
  startsAt: string;
  mode: MeetingMode;
  state: "booked" | "offered";
};

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
    meetings: nextMeetings,
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
 * visits, their next meetings, and whether it is worth asking who has news for them. Null where there is no such account.
 */
export async function findHomeFacts(userId: string, now: Date) {
  const [row] = await factsQuery.execute({ userId, now: now.toISOString() });
  if (!row) return null;
  const { seenAt, beforeAt, meetings: ahead, ...facts } = row;
  return {
    ...facts,
    meetings: (ahead ?? []).map((one) => ({ ...one, startsAt: new Date(one.startsAt) })),
    visit: seenAt && { seenAt, beforeAt },
  };
}
