import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { cardColumns } from "../job-columns.server.ts";
import { ownColumns, type SavedRow, savedJobOf } from "./saved-jobs.queries.server.ts";

const MAX_NOTICES = 10;

const noticeColumns = {
  id: savedJobNotices.id,
  kind: savedJobNotices.kind,
  before: savedJobNotices.before,
  after: savedJobNotices.after,
  createdAt: savedJobNotices.createdAt,
};

/** Notices with the saved jobs they are about, newest first. */
export function noticesWhere(on: Transaction | typeof db, where: SQL | undefined) {
  return on
    .select({ notice: noticeColumns, card: cardColumns, own: ownColumns })
    .from(savedJobNotices)
    .innerJoin(jobs, eq(jobs.id, savedJobNotices.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .innerJoin(
      savedJobs,
      and(eq(savedJobs.userId, savedJobNotices.userId), eq(savedJobs.jobId, savedJobNotices.jobId)),
    )
    .where(where)
    .orderBy(desc(savedJobNotices.createdAt), savedJobNotices.id);
}

type NoticeRow = SavedRow & {
  notice: Pick<typeof savedJobNotices.$inferSelect, keyof typeof noticeColumns>;
};

export function noticeOf({ notice, ...saved }: NoticeRow, now: Date) {
  return { ...savedJobOf(saved, now), ...notice };
}

export type OpenNotice = ReturnType<typeof noticeOf>;

const isOpen = and(
  eq(savedJobNotices.userId, sql.placeholder("userId")),
  isNull(savedJobNotices.dismissedAt),
);
const openQuery = noticesWhere(db, isOpen).limit(MAX_NOTICES).prepare("saved_job_notices");

/** What happened to somebody's jobs and was not put aside yet. */
export async function listNotices(userId: string, now: Date): Promise<OpenNotice[]> {
  const rows = await openQuery.execute({ userId });
  return rows.map((row) => noticeOf(row, now));
}
