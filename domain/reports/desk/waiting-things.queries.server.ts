import { type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests, users } from "#db/schema/accounts.ts";
import { ambassadorApplications, ambassadorPages } from "#db/schema/ambassadors.ts";
import { checkedLinks } from "#db/schema/desk.ts";
import { employerChanges, employerClaims, employers } from "#db/schema/employers.ts";
import { jobFeedRuns, jobFeeds } from "#db/schema/job-feeds.ts";
import { jobReports, jobs } from "#db/schema/jobs.ts";
import { premiumRequests } from "#db/schema/learners.ts";
import { messages } from "#db/schema/messages.ts";
import { pageDrafts, pages } from "#db/schema/pages.ts";
import { failedTasks, mails } from "#db/schema/platform.ts";
import { sponsorImports } from "#db/schema/sponsors.ts";
import { sharedStories } from "#db/schema/stories.ts";
import { universities } from "#db/schema/universities.ts";
import { NOBODY } from "#platform/mail.server.ts";
import type { QueueName, WaitingThing } from "./queues.ts";

/** As many of a queue as the overview tells of; more are "100 and more". */
export const MAX_WAITING = 100;

/** The queues that are rows; what is late of the facts is computed from content. */
export type StoredQueue = Exclude<QueueName, "stale-facts">;

/** Each: id, title, detail and since when, oldest first along an index. */
const sources: Record<StoredQueue, (now: Date) => SQL> = {
  jobs: () => sql`
    select j.id::text as id, j.title, e.name as detail, coalesce(j.change_sent_at, j.sent_at) as since
    from ${jobs} j join ${employers} e on e.id = j.employer_id
    where j.state = 'waiting' or j.change_sent_at is not null
    order by coalesce(j.change_sent_at, j.sent_at), j.id`,
  "reported-jobs": () => sql`
    select r.job_id::text as id, min(j.title) as title,
      case when count(*) = 1 then '1 report' else count(*) || ' reports' end as detail,
      min(r.created_at) as since
    from ${jobReports} r join ${jobs} j on j.id = r.job_id
    where r.resolved_at is null group by r.job_id order by min(r.created_at)`,
  "access-requests": () => sql`
    select a.id, a.name as title,
      coalesce(u.name, a.university_name, a.employer_name, '') as detail, a.created_at as since
    from ${accessRequests} a left join ${universities} u on u.id = a.university_id
    where a.kind in ('university-staff', 'employer') and a.decided_at is null
    order by a.created_at`,
  "company-requests": () => sql`
    select c.id::text as id, e.name as title, 'Asked by ' || p.name as detail, c.created_at as since
    from ${employerClaims} c join ${employers} e on e.id = c.employer_id
    join ${users} p on p.id = c.user_id
    where c.decided_at is null order by c.created_at, c.id`,
  "company-pages": () => sql`
    select c.employer_id::text as id, e.name as title, 'A change to its page' as detail,
      c.sent_at as since
    from ${employerChanges} c join ${employers} e on e.id = c.employer_id
    where c.sent_back_at is null order by c.sent_at, c.employer_id`,
  messages: () => unanswered(sql`m.kind <> 'complaint'`),
  complaints: () => unanswered(sql`m.kind = 'complaint'`),
  stories: () => sql`
    select s.id::text as id, s.title, 'From ' || s.name as detail, s.sent_at as since
    from ${sharedStories} s where s.status = 'waiting' order by s.sent_at, s.id`,
  ambassadors: () => sql`
    select a.id::text as id, a.name as title, a.university as detail, a.sent_at as since
    from ${ambassadorApplications} a where a.decided_at is null order by a.sent_at, a.id`,
  "ambassador-pages": () => sql`
    select a.id::text as id, coalesce(a.draft ->> 'name', p.name) as title,
      'From ' || p.name as detail, a.sent_at as since
    from ${ambassadorPages} a join ${users} p on p.id = a.user_id
    where a.state = 'waiting' order by a.sent_at, a.id`,
  // Careers services decide about theirs; what they leave for a week is ours too.
  "premium-requests": (now) => sql`
    select r.id::text as id, p.name as title, coalesce(u.name, 'No university') as detail,
      r.asked_at as since
    from ${premiumRequests} r join ${users} p on p.id = r.user_id
    left join ${universities} u on u.id = r.university_id
    where r.decided_at is null
      and (r.university_id is null or r.asked_at < ${now}::timestamptz - interval '7 days')
    order by r.asked_at, r.id`,
  "pages-in-review": () => sql`
    select p.type || '/' || p.slug || case when p.variant = '' then '' else '.' || p.variant end as id,
      d.state ->> 'title' as title, coalesce('From ' || u.name, '') as detail,
      coalesce(d.stage_at, d.updated_at) as since
    from ${pageDrafts} d join ${pages} p on p.id = d.page_id
    left join ${users} u on u.id = d.stage_by_id
    where d.stage = 'review' order by d.stage_at, d.page_id`,
  "broken-links": () => sql`
    select l.address as id, l.address as title, coalesce(l.reason, '') as detail,
      l.failing_since as since
    from ${checkedLinks} l where l.state = 'broken' order by l.failing_since, l.address`,
  "failed-feeds": () => sql`
    select f.id::text as id, f.name as title, coalesce(run.failure, '') as detail,
      run.started_at as since
    from ${jobFeeds} f, lateral (
      select r.state, r.failure, r.started_at from ${jobFeedRuns} r
      where r.feed_id = f.id order by r.started_at desc limit 1) run
    where f.is_active and run.state = 'failed' order by run.started_at`,
  "failed-tasks": () => sql`
    select t.id, t.task as title, t.error as detail, t.failed_at as since
    from ${failedTasks} t order by t.failed_at`,
  // The address is not shown: whose server does not take it says enough.
  "undelivered-mail": () => sql`
    select m.id, m.template as title, 'To ' || split_part(m.recipient, '@', 2) as detail,
      m.queued_at as since
    from ${mails} m
    where m.sent_at is null and m.text is null and m.attempts > 0 and m.recipient <> ${NOBODY}
      and coalesce(m.last_error not like 'refused%', true) order by m.queued_at`,
  register: (now) => sql`
    select i.id::text as id, 'The copy in use' as title, '' as detail, i.as_of::timestamptz as since
    from (select id, as_of from ${sponsorImports} where state = 'done' order by id desc limit 1) i
    where i.as_of < (${now}::timestamptz at time zone 'Europe/London')::date - 10`,
};

function unanswered(ofKind: SQL): SQL {
  return sql`
    select m.id::text as id, m.reference as title, 'From ' || m.name as detail,
      m.created_at as since,
      (m.due_on + 1)::timestamp at time zone 'Europe/London' as due
    from ${messages} m
    where m.answered_at is null and m.closed_at is null and ${ofKind}
    order by m.due_on, m.id`;
}

/** Queues whose things each have a day of their own. */
const withDue = new Set<StoredQueue>(["messages", "complaints"]);

type Row = Omit<WaitingThing, "since" | "due"> & {
  since: string | Date;
  due: string | Date | null;
};

/** What waits in these queues, the oldest of each first; one query. */
export async function listWaiting(
  queues: readonly StoredQueue[],
  now: Date,
): Promise<WaitingThing[]> {
  if (queues.length === 0) return [];
  const parts = queues.map(
    (queue, at) => sql`select ${queue}::text as queue, id, title, detail, since,
      ${withDue.has(queue) ? sql`due` : sql`null::timestamptz`} as due, ${at}::int as at,
      row_number() over () as nth from (${sources[queue](now)} limit ${MAX_WAITING}) as of_queue`,
  );
  // Rows of a union come in any order unless one is asked for.
  const { rows } = await db.execute<Row>(
    sql`${sql.join(parts, sql` union all `)} order by at, nth`,
  );
  return rows.map(({ queue, id, title, detail, since, due }) => ({
    ...{ queue, id, title, detail },
    since: new Date(since),
    due: due === null ? null : new Date(due),
  }));
}
