import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobReports, jobs } from "#db/schema/jobs.ts";
import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure } from "#platform/limits.server.ts";
import { hashed } from "#platform/signing.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { liveJobs } from "../live.server.ts";
import type { Report, ReportRefusal } from "./report-job.ts";

const PER_ADDRESS = { limit: 5, windowSeconds: 3600 };

/** What one reader's words about one advert may come to: the first and the last of them, half each. */
const MAX_REPORTS = 5000;

/** Who reports: an account where there is one, and always a network address to count by. */
export type Reporter = { userId: string | null; clientAddress: string };

/**
 * Keeps a reader's doubt for staff to look at. The advert stays up until they have. Who reports
 * it again before that changes the first report.
 */
export async function reportJob(
  slug: string,
  { reason, note }: Report,
  reporter: Reporter,
  now: Date,
): Promise<Result<null, ReportRefusal>> {
  const { userId, clientAddress } = reporter;
  const key = `job-report:${userId ?? hashed("job-report", limitKeyOf(clientAddress))}`;
  if ((await countFailure(key, PER_ADDRESS, now)).over) return no("too-many");

  return db.transaction(async (tx) => {
    const [job] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.slug, slug), liveJobs(now)));
    if (!job) return no("not-found");

    const reporterKey = hashed("job-reporter", userId ?? clientAddress);
    const row = { jobId: job.id, userId, reporterKey, reason, note: note || null, createdAt: now };
    await store(tx, row);
    return ok(null);
  });
}

type Kept = typeof jobReports.$inferInsert;

/**
 * One open report of a reader about an advert. People behind one address may be several: words are
 * added, never replaced, and so is a reason. Its new number says that staff have not read it as it is now.
 */
async function store(tx: Transaction, row: Kept): Promise<void> {
  const { jobId, userId, reporterKey, reason, note, createdAt } = row;
  await tx.execute(sql`
    insert into ${jobReports} (job_id, user_id, reporter_key, reason, note, created_at)
    values (${jobId}, ${userId}, ${reporterKey}, ${reason}, ${note}, ${createdAt})
    on conflict (job_id, reporter_key) where resolved_at is null do update set
      id = default,
      reason = excluded.reason,
      note = (
        select case when length(words) <= ${MAX_REPORTS}::int then words
          else left(words, ${MAX_REPORTS / 2}::int) || E'\\n…\\n' || right(words, ${MAX_REPORTS / 2}::int) end
        from concat_ws(E'\\n',
          job_reports.note,
          case when job_reports.reason <> excluded.reason
            then 'Reported before as: ' || job_reports.reason end,
          case when strpos(coalesce(job_reports.note, ''), excluded.note) = 0
            then excluded.note end
        ) as words)`);
}
