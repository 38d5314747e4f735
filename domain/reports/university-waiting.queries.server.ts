import { and, between, eq, isNull, notExists, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests, users } from "#db/schema/accounts.ts";
import { cvReviews } from "#db/schema/cvs.ts";
import { premiumRequests } from "#db/schema/learners.ts";
import { meetingHosts } from "#db/schema/meeting-hosts.ts";
import { meetings } from "#db/schema/meetings.ts";
import { preAuthorisedStudents } from "#db/schema/universities.ts";

const WEEK_MS = 7 * 86_400_000;

/** What waits for a careers service. These are its own lists, which it can open: nothing is rounded. */
export async function countUniversityWaiting(universityId: number, now: Date) {
  const accessRequest = and(
    eq(accessRequests.universityId, universityId),
    eq(accessRequests.kind, "student"),
    isNull(accessRequests.decidedAt),
  );
  const premiumRequest = and(
    eq(premiumRequests.universityId, universityId),
    isNull(premiumRequests.decidedAt),
  );
  const cvReview = and(
    eq(cvReviews.universityId, universityId),
    isNull(cvReviews.answeredAt),
    isNull(cvReviews.doneAt),
    isNull(cvReviews.endedAt),
  );
  return {
    accessRequests: await db.$count(accessRequests, accessRequest),
    premiumRequests: await db.$count(premiumRequests, premiumRequest),
    cvReviews: await db.$count(cvReviews, cvReview),
    meetings: await countMeetings(universityId, now),
    listedNotRegistered: await db.$count(preAuthorisedStudents, listedWithoutAccount(universityId)),
  };
}

/** Booked with the university's advisers in the next seven days. */
async function countMeetings(universityId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ meetings: sql<number>`count(*)::int` })
    .from(meetings)
    .innerJoin(meetingHosts, eq(meetingHosts.id, meetings.hostId))
    .where(
      and(
        eq(meetingHosts.universityId, universityId),
        eq(meetings.state, "booked"),
        between(meetings.startsAt, now, new Date(now.getTime() + WEEK_MS)),
      ),
    );
  return row?.meetings ?? 0;
}

/** Only accounts of this university count: who has one elsewhere is nobody's business here. */
function listedWithoutAccount(universityId: number) {
  const account = db
    .select({ one: sql`1` })
    .from(users)
    .where(
      and(
        eq(users.universityId, universityId),
        eq(users.email, sql`lower(${preAuthorisedStudents.email})`),
      ),
    );
  return and(eq(preAuthorisedStudents.universityId, universityId), notExists(account));
}
