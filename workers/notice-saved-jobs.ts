import { noticeChanges } from "#domain/jobs/saved/notice-changes.server.ts";
import { tellNotices } from "#domain/jobs/saved/tell-notices.server.ts";

/** Notices what happened to jobs that people saved, and tells each of them in one mail. */
export async function noticeSavedJobs(): Promise<void> {
  const now = new Date();
  await noticeChanges(now);
  await tellNotices(now);
}
