import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { isTakenDown } from "../taken-down.server.ts";

const AT_ONCE = 500;

/** Writes down what happened to saved jobs since the last look. The same thing is never written twice. */
export async function noticeChanges(now: Date): Promise<void> {
  await db.transaction((tx) => noticeClosed(tx, now));
  await db.transaction((tx) => noticeTakenDown(tx, now));
  await db.transaction((tx) => noticeClosing(tx, now));
  while ((await db.transaction((tx) => noticeLicences(tx, now))) === AT_ONCE);
}

/** The earlier of closing by time and being closed; a job that is renewed can close again. */
const closedAt = sql`least(${jobs.closedAt}, ${jobs.closesAt})`;
const isEarly = sql`${jobs.closedAt} is not null and (${jobs.closesAt} is null or ${jobs.closedAt} < ${jobs.closesAt})`;

/**
 * Anyone who has not applied is told in any case. Anyone who has is told only of an
 * end before its time: that a closing time passes is no news to them.
 */
async function noticeClosed(tx: Transaction, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${savedJobNotices} (user_id, job_id, kind, key, created_at)
    select ${savedJobs.userId}, ${savedJobs.jobId}, 'closed', extract(epoch from ${closedAt})::bigint::text, ${at}
    from ${savedJobs} join ${jobs} on ${jobs.id} = ${savedJobs.jobId}
    where (${jobs.state} = 'closed' or (${jobs.state} = 'approved' and ${jobs.closesAt} <= ${at}))
      and ${closedAt} > ${at} - interval '7 days'
      and ${savedJobs.stage} <> 'closed'
      and (${savedJobs.stage} = 'saved' or (${isEarly}))
    on conflict do nothing`);
}

/** Everybody who kept it is told, however far they are: its page is gone. */
async function noticeTakenDown(tx: Transaction, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${savedJobNotices} (user_id, job_id, kind, key, created_at)
    select ${savedJobs.userId}, ${savedJobs.jobId}, 'taken-down', extract(epoch from ${jobs.closedAt})::bigint::text, ${at}
    from ${savedJobs} join ${jobs} on ${jobs.id} = ${savedJobs.jobId}
    where ${isTakenDown} and ${jobs.closedAt} > ${at} - interval '7 days'
      and ${savedJobs.stage} <> 'closed'
    on conflict do nothing`);
}

/** Two days before, to anyone who has not applied and saved it earlier than that. */
async function noticeClosing(tx: Transaction, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${savedJobNotices} (user_id, job_id, kind, key, created_at)
    select ${savedJobs.userId}, ${savedJobs.jobId}, 'closing', extract(epoch from ${jobs.closesAt})::bigint::text, ${at}
    from ${savedJobs} join ${jobs} on ${jobs.id} = ${savedJobs.jobId}
    where ${jobs.state} = 'approved' and ${jobs.postedAt} <= ${at}
      and ${jobs.closesAt} > ${at} and ${jobs.closesAt} <= ${at} + interval '48 hours'
      and ${savedJobs.stage} = 'saved'
      and ${savedJobs.savedAt} < ${jobs.closesAt} - interval '48 hours'
    on conflict do nothing`);
}

type Changed = { userId: string; jobId: number; stage: string } & {
  before: string | null;
  after: string | null;
  asOf: string | null;
};

/** Compares how employers stand with what their readers were told last. */
async function noticeLicences(tx: Transaction, now: Date): Promise<number> {
  const changed = await tx
    .select({
      userId: savedJobs.userId,
      jobId: savedJobs.jobId,
      stage: savedJobs.stage,
      before: savedJobs.registerSeen,
      after: employers.sponsorStatus,
      asOf: employers.sponsorAsOf,
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(
      and(
        eq(jobs.country, "gb"),
        isNotNull(employers.sponsorStatus),
        sql`${savedJobs.registerSeen} is distinct from ${employers.sponsorStatus}`,
      ),
    )
    .limit(AT_ONCE)
    .for("update", { of: savedJobs, skipLocked: true });
  if (changed.length === 0) return 0;

  const news = changed.filter(isNews).map(({ userId, jobId, before, after, asOf }) => ({
    ...{ userId, jobId, before, after },
    kind: "licence" as const,
    key: `${asOf} ${after}`,
    createdAt: now,
  }));
  if (news.length > 0) await tx.insert(savedJobNotices).values(news).onConflictDoNothing();
  await rememberNotified(tx, changed);
  return changed.length;
}

/** Between "a name like it" and "not found" no licence changed, only our luck in finding it. */
function isNews({ before, after, stage }: Changed): boolean {
  const isUnsure = (state: string | null) => state === "possible_match" || state === "not_found";
  return before !== null && stage !== "closed" && !(isUnsure(before) && isUnsure(after));
}

async function rememberNotified(tx: Transaction, changed: readonly Changed[]): Promise<void> {
  for (const [after, rows] of Map.groupBy(changed, (row) => row.after)) {
    for (const [userId, own] of Map.groupBy(rows, (row) => row.userId)) {
      const jobIds = own.map(({ jobId }) => jobId);
      await tx
        .update(savedJobs)
        .set({ registerSeen: after })
        .where(and(eq(savedJobs.userId, userId), inArray(savedJobs.jobId, jobIds)));
    }
  }
}
