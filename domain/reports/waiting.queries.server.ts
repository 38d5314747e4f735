import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { db } from "#db/client.server.ts";
import { accessRequests } from "#db/schema/accounts.ts";
import { ambassadorApplications } from "#db/schema/ambassadors.ts";
import { checkedLinks } from "#db/schema/desk.ts";
import { employerChanges, employerClaims } from "#db/schema/employers.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobReports, jobs } from "#db/schema/jobs.ts";
import { messages } from "#db/schema/messages.ts";
import { failedTasks, mails } from "#db/schema/platform.ts";
import { sharedStories } from "#db/schema/stories.ts";
import { NOBODY } from "#platform/mail.server.ts";

/** Counting stops here: the menu says "99+", and a full queue costs no more than a long one. */
export const MAX_COUNTED = 100;

export type Waiting = Awaited<ReturnType<typeof countWaiting>>;

/** What waits for our staff, for the desk's menu: one query, and each part of it has an index. */
export async function countWaiting() {
  const one = { one: sql`1` };
  const counts = {
    accessRequests: capped(
      db
        .select(one)
        .from(accessRequests)
        .where(
          and(
            inArray(accessRequests.kind, ["university-staff", "employer"]),
            isNull(accessRequests.decidedAt),
          ),
        )
        .$dynamic(),
    ),
    jobs: capped(
      db
        .select(one)
        .from(jobs)
        .where(or(eq(jobs.state, "waiting"), isNotNull(jobs.changeSentAt)))
        .$dynamic(),
    ),
    reportedJobs: capped(
      db
        .selectDistinct({ id: jobReports.jobId })
        .from(jobReports)
        .where(isNull(jobReports.resolvedAt))
        .$dynamic(),
    ),
    jobCodes: capped(unsettledCodes().$dynamic()),
    companyRequests: capped(
      db.select(one).from(employerClaims).where(isNull(employerClaims.decidedAt)).$dynamic(),
    ),
    companyPages: capped(
      db.select(one).from(employerChanges).where(isNull(employerChanges.sentBackAt)).$dynamic(),
    ),
    messages: capped(
      db
        .select(one)
        .from(messages)
        .where(and(isNull(messages.answeredAt), isNull(messages.closedAt)))
        .$dynamic(),
    ),
    stories: capped(
      db.select(one).from(sharedStories).where(eq(sharedStories.status, "waiting")).$dynamic(),
    ),
    ambassadors: capped(
      db
        .select(one)
        .from(ambassadorApplications)
        .where(isNull(ambassadorApplications.decidedAt))
        .$dynamic(),
    ),
    failedMails: capped(failedMails().$dynamic()),
    brokenLinks: capped(
      db.select(one).from(checkedLinks).where(eq(checkedLinks.state, "broken")).$dynamic(),
    ),
    failedTasks: capped(db.select(one).from(failedTasks).$dynamic()),
  };
  const [counted] = await db.select(counts).from(sql`(select 1) as once`);
  return counted!;
}

function unsettledCodes() {
  return db
    .select({ id: jobVerdicts.jobId })
    .from(jobVerdicts)
    .innerJoin(jobs, eq(jobs.id, jobVerdicts.jobId))
    .where(
      and(
        isNull(jobVerdicts.socCode),
        isNull(jobVerdicts.fixedSocCode),
        eq(jobs.state, "approved"),
      ),
    );
}

/** Tried and not taken. One that is kept because there is no mail server waits for nobody. */
function failedMails() {
  return db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        isNull(mails.text),
        gt(mails.attempts, 0),
        // Refused for good: nobody can do anything about it here.
        sql`coalesce(${mails.lastError} not like 'refused%', true)`,
        ne(mails.recipient, NOBODY),
      ),
    );
}

function capped(rows: PgSelect) {
  return sql<number>`(select count(*)::int from ${rows.limit(MAX_COUNTED)} as counted)`;
}
