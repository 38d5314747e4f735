import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests, securityEvents, users } from "#db/schema/accounts.ts";
import { employerChanges, employerClaims } from "#db/schema/employers.ts";
import { fairRegistrations } from "#db/schema/events.ts";
import { jobFeedRuns, jobFeeds } from "#db/schema/job-feeds.ts";
import { jobReports, jobs } from "#db/schema/jobs.ts";
import { messages } from "#db/schema/messages.ts";
import { pages } from "#db/schema/pages.ts";
import { mails } from "#db/schema/platform.ts";
import { sharedStories } from "#db/schema/stories.ts";
import { universities } from "#db/schema/universities.ts";
import { isoDay } from "#rules/days.ts";
import { isUndelivered } from "./undelivered-mails.queries.server.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The figures on our desk. */
export async function countDesk(now: Date) {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const waitingStaff = and(
    inArray(accessRequests.kind, ["university-staff", "employer"]),
    isNull(accessRequests.decidedAt),
  );
  const isMadeByStaff = and(
    eq(pages.type, "landing"),
    sql`${pages.fields} @> '{"isTopLevel": false}'`,
  );

  const isUnanswered = and(isNull(messages.answeredAt), isNull(messages.closedAt));

  return {
    staffRequests: await db.$count(accessRequests, waitingStaff),
    jobsToRead: await db.$count(jobs, or(eq(jobs.state, "waiting"), isNotNull(jobs.changeSentAt))),
    feedsToLookAt: await countFailedFeeds(),
    jobReports: await db.$count(jobReports, isNull(jobReports.resolvedAt)),
    claims: await db.$count(employerClaims, isNull(employerClaims.decidedAt)),
    companyChanges: await db.$count(employerChanges, isNull(employerChanges.sentBackAt)),
    messages: await db.$count(messages, isUnanswered),
    overdueMessages: await db.$count(messages, and(isUnanswered, lt(messages.dueOn, isoDay(now)))),
    stories: await db.$count(sharedStories, eq(sharedStories.status, "waiting")),
    landingPages: await db.$count(pages, isMadeByStaff),
    fairPlaces: await db.$count(fairRegistrations, isNull(fairRegistrations.cancelledAt)),
    people: await db.$count(users),
    newThisWeek: await db.$count(users, gt(users.createdAt, weekAgo)),
    universities: await db.$count(universities),
    securityEvents: await db.$count(securityEvents, gt(securityEvents.at, weekAgo)),
    mailsWaiting: await db.$count(mails, isUndelivered()),
  };
}

/** Feeds whose last run changed nothing: they are broken, or would have closed too much. */
async function countFailedFeeds(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${jobFeeds} as feed
    where feed.is_active and 'failed' = (
      select run.state from ${jobFeedRuns} as run
      where run.feed_id = feed.id order by run.started_at desc limit 1)`);
  return rows[0]?.count ?? 0;
}
