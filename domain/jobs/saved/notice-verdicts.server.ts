import { and, asc, eq, gte, isNull, lt, ne, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { dayIn } from "#rules/day-in.ts";
import type { PreparedJob } from "#rules/uk-work/prepared-job.ts";
import type { VerdictCode } from "#rules/uk-work/verdict-types.ts";
import type { JobCard } from "../job-card.ts";
import { liveJobs } from "../live.server.ts";
import { advertSays } from "../verdict/advert-says.ts";
import { employerFound } from "../verdict/employer-found.ts";
import { isVerdictNews } from "./verdict-news.ts";

const AT_ONCE = 200;
/** A verdict is looked at again after this: rules begin on a day, adverts seldom change twice in one. */
const LOOK_AGAIN_MS = 20 * 3_600_000;
const DAY_MS = 86_400_000;

/** How jobs are judged for one person, and since when what they told us has been as it is. */
export type OwnJudge = { judge: (job: PreparedJob) => VerdictCode; since: Date };
/** Null for somebody who told us nothing: there is no verdict of theirs that could change. */
export type JudgeOf = (userId: string, on: string) => Promise<OwnJudge | null>;

/**
 * Looks at the verdicts on saved jobs once a day, and writes down those that have changed by
 * themselves: by the rules, the advert or the register, and not by what the person told us.
 */
export async function noticeVerdicts(judgeOf: JudgeOf, now: Date): Promise<void> {
  for (;;) {
    const due = await dueOf(now);
    const looks = await lookAt(due, judgeOf, now);
    if (looks.length > 0) await db.transaction((tx) => store(tx, looks, now));
    if (due.length < AT_ONCE) return;
  }
}

type Look = Pick<typeof savedJobs.$inferSelect, "userId" | "jobId"> & {
  before: VerdictCode | null;
  beforeAt: Date | null;
  code: VerdictCode | null;
  isNews: boolean;
};

async function lookAt(due: readonly Due[], judgeOf: JudgeOf, now: Date): Promise<Look[]> {
  const on = dayIn("gb", now);
  const looks: Look[] = [];
  for (const [userId, own] of Map.groupBy(due, (row) => row.userId)) {
    const judge = await judgeOf(userId, on);
    for (const { jobId, before, beforeAt, prepared, hasLicenceNews, ...row } of own) {
      const employer = employerFound({ ...row, employerTown: prepared.employer.town });
      const code = judge ? judge.judge({ ...prepared, on, employer }) : null;
      const isOwnDoing = judge !== null && beforeAt !== null && judge.since > beforeAt;
      // What pay and rules say is no yes where the advert says no.
      const sponsorship = row.sponsorship as JobCard["sponsorship"];
      const isRefused = advertSays({ sponsorship }, row)?.answer === "no";
      const isQuiet = isOwnDoing || hasLicenceNews || isRefused;
      const isNews = !isQuiet && isVerdictNews(before, code);
      looks.push({ userId, jobId, before, beforeAt, code, isNews });
    }
  }
  return looks;
}

/** A change of licence is told as such, and not once more as a verdict. */
function licenceNewsSince(now: Date) {
  const since = new Date(now.getTime() - 2 * DAY_MS).toISOString();
  return sql<boolean>`exists (select from ${savedJobNotices}
    where ${savedJobNotices.userId} = ${savedJobs.userId}
      and ${savedJobNotices.jobId} = ${savedJobs.jobId}
      and ${savedJobNotices.kind} = 'licence'
      and ${savedJobNotices.createdAt} > ${since}::timestamptz)`;
}

type Due = Awaited<ReturnType<typeof dueOf>>[number];

function dueOf(now: Date) {
  const { verdictSeenAt } = savedJobs;
  return db
    .select({
      userId: savedJobs.userId,
      jobId: savedJobs.jobId,
      before: savedJobs.verdictSeen,
      beforeAt: verdictSeenAt,
      prepared: jobVerdicts.prepared,
      stance: jobVerdicts.stance,
      sayings: jobVerdicts.sayings,
      sponsorship: jobs.sponsorship,
      employerName: employers.name,
      sponsorStatus: employers.sponsorStatus,
      sponsorAsOf: employers.sponsorAsOf,
      hasLicenceNews: licenceNewsSince(now),
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .innerJoin(jobVerdicts, eq(jobVerdicts.jobId, savedJobs.jobId))
    .where(
      and(
        or(isNull(verdictSeenAt), lt(verdictSeenAt, new Date(now.getTime() - LOOK_AGAIN_MS))),
        // One that was made ready for days before is made ready again first.
        or(isNull(jobVerdicts.goodUntil), gte(jobVerdicts.goodUntil, dayIn("gb", now))),
        ne(savedJobs.stage, "closed"),
        ne(jobs.jobType, "part-time"),
        liveJobs(now),
      ),
    )
    .orderBy(sql`${verdictSeenAt} asc nulls first`, asc(savedJobs.userId), asc(savedJobs.jobId))
    .limit(AT_ONCE);
}

/**
 * Where two look at once, each row is written and told by the first. What is not known for a while
 * does not hide what was: yes, unknown, no is told as yes and no.
 */
async function store(tx: Transaction, looks: readonly Look[], now: Date): Promise<void> {
  const { rows } = await tx.execute<{ userId: string; jobId: number }>(sql`
    update saved_jobs set
      verdict_seen = case when given.code = 'cannot-tell' and verdict_seen is not null
        then verdict_seen else given.code end,
      verdict_seen_at = ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(looks)}::json)
      as given("userId" text, "jobId" int, code text, "beforeAt" timestamptz)
    where saved_jobs.user_id = given."userId" and saved_jobs.job_id = given."jobId"
      and saved_jobs.verdict_seen_at is not distinct from given."beforeAt"
    returning saved_jobs.user_id as "userId", saved_jobs.job_id as "jobId"`);
  const kept = new Set(rows.map(({ userId, jobId }) => `${userId} ${jobId}`));
  const news = looks
    .filter(({ userId, jobId, isNews }) => isNews && kept.has(`${userId} ${jobId}`))
    .map(({ userId, jobId, before, code }) => ({
      ...{ userId, jobId, before, after: code, createdAt: now },
      ...{ kind: "verdict" as const, key: `${dayIn("gb", now)} ${code}` },
    }));
  if (news.length === 0) return;
  // What was told before is no longer so.
  await tx.execute(sql`
    update saved_job_notices set dismissed_at = ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(news)}::json) as given("userId" text, "jobId" int)
    where user_id = given."userId" and job_id = given."jobId" and kind = 'verdict'
      and dismissed_at is null`);
  await tx.insert(savedJobNotices).values(news).onConflictDoNothing();
}
