import { cvPaths } from "#domain/cvs/cv-paths.ts";
import { type Sending, sentWords } from "#domain/cvs/sending.ts";
import { sendingsForJobs } from "#domain/cvs/sendings.queries.server.ts";
import type { SentView } from "#domain/jobs/saved/saved-view.ts";
import { longDay } from "#rules/days.ts";

export type SentToJob = { sent: readonly SentView[]; sentHref: string };

/** What somebody noted as sent to these jobs, to be asked job by job. */
export async function sentByJob(
  userId: string,
  jobIds: readonly number[],
): Promise<(jobId: number) => SentToJob> {
  const all = await sendingsForJobs(userId, jobIds);
  return (jobId) => ({
    sent: all.filter((sending) => sending.jobId === jobId).map(sentView),
    sentHref: cvPaths.application(jobId),
  });
}

function sentView(sending: Sending): SentView {
  return {
    id: sending.id,
    words: `${sentWords(sending)}, on ${longDay(sending.sentOn)}`,
    fileHref: sending.cvId === null ? null : cvPaths.sentFile(sending.id),
  };
}
