import { data, redirect } from "react-router";
import type { CvRequest } from "#app/compose/cvs/own-cv.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import type { ApplyJob } from "#domain/applications/apply-view.ts";
import { applicationsForJobs } from "#domain/applications/my-applications.queries.server.ts";
import { closingLabel } from "#domain/jobs/advert/closing-labels.ts";
import { findJobPage, type JobPage } from "#domain/jobs/advert/job-page.server.ts";
import { jobAddress } from "#domain/jobs/job-address.ts";
import type { ApplyForm } from "#rules/applications/apply-form.ts";

export type JobInside = JobPage & { applyForm: ApplyForm };

/**
 * The job an address names, where its reader can apply for it here now. Anyone who has applied is led to
 * their application; a job that has closed, or is applied for elsewhere, to its own page.
 */
export async function jobToApply(asked: CvRequest, now: Date): Promise<JobInside> {
  const job = await findJobPage(asked.params?.slug ?? "", now);
  const isForReaders = job?.state === "approved" || job?.state === "closed";
  if (!job || !isForReaders) throw data("We could not find that job.", { status: 404 });
  const [sent] = await applicationsForJobs(memberOf(asked.context).id, [job.id]);
  if (sent) throw redirect(applicationPaths.own(sent.id));
  if (!job.isLive)
    throw await redirectWithFlash(jobAddress(job), "This job has closed.", { tone: "info" });
  if (!job.applyForm) throw redirect(jobAddress(job));
  return { ...job, applyForm: job.applyForm };
}

export function jobView(job: JobPage, member: SignedInMember, now: Date): ApplyJob {
  const { id, slug, title, employer } = job;
  const closes = closingLabel(job, now, member.timeZone);
  const draftKey = `application ${id} of ${member.id}`;
  return { id, slug, title, employer: employer.name, href: jobAddress(job), draftKey, closes };
}
