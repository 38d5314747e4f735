import { mailNotices } from "#domain/jobs/saved/mail-notices.server.ts";
import { noticeChanges } from "#domain/jobs/saved/notice-changes.server.ts";
import { type JudgeOf, noticeVerdicts } from "#domain/jobs/saved/notice-verdicts.server.ts";
import { readerOf } from "#domain/visas/situation/situation.ts";
import { findSituation } from "#domain/visas/situation/situations.server.ts";
import { judge } from "#rules/uk-work/verdict.ts";

/** Notices what happened to jobs that people saved, and tells each of them in one mail. */
export async function noticeSavedJobs(): Promise<void> {
  const now = new Date();
  await noticeChanges(now);
  await noticeVerdicts(ownJudge, now);
  await mailNotices(now);
}

/** By what somebody told us of themselves, as on the job's page. */
const ownJudge: JudgeOf = async (userId, on) => {
  const kept = await findSituation(userId);
  if (!kept) return null;
  const applicant = readerOf(kept.situation, on);
  return { judge: (job) => judge(job, applicant).code, since: kept.updatedAt };
};
