import type { OwnApplication } from "#domain/applications/application.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import { applicationsForJobs } from "#domain/applications/my-applications.queries.server.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { type Sending, sentLabel } from "#domain/cvs/sharing/sending.ts";
import { sendingsForJobs } from "#domain/cvs/sharing/sendings.queries.server.ts";
import type { SavedJobView, SentView } from "#domain/jobs/saved/saved-view.ts";
import { applicationStages } from "#rules/applications/stages.ts";
import { longDay } from "#rules/days.ts";

export type SentToJob = Pick<SavedJobView, "sent" | "sentHref" | "application">;

/** What somebody noted as sent to these jobs, to be asked job by job. */
export async function sentByJob(
  userId: string,
  jobIds: readonly number[],
): Promise<(jobId: number) => SentToJob> {
  const [all, applications] = await Promise.all([
    sendingsForJobs(userId, jobIds),
    applicationsForJobs(userId, jobIds),
  ]);
  return (jobId) => ({
    application: applicationView(applications.find(({ job }) => job.id === jobId)),
    sent: all.filter((sending) => sending.jobId === jobId).map(sentView),
    sentHref: cvPaths.application(jobId),
  });
}

function applicationView(application: OwnApplication | undefined): SavedJobView["application"] {
  if (!application) return null;
  const { id, stage, withdrawnAt } = application;
  const words = withdrawnAt ? "withdrawn" : applicationStages[stage].toLowerCase();
  return { words: `Your application on Waymark: ${words}.`, href: applicationPaths.own(id) };
}

function sentView(sending: Sending): SentView {
  return {
    id: sending.id,
    words: `${sentLabel(sending)}, on ${longDay(sending.sentOn)}`,
    fileHref: sending.cvId === null ? null : cvPaths.sentFile(sending.id),
  };
}
