import { data, type RouterContextProvider } from "react-router";
import { ownEmployer, ownJob } from "#app/compose/employer/employer.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { answerApplicant, noteDocumentRead } from "#domain/applications/answer-applicant.server.ts";
import { answerSchema, moveSchema } from "#domain/applications/applicant.schema.ts";
import {
  findApplicant,
  findApplicantDocument,
} from "#domain/applications/applicants.queries.server.ts";
import { isDocumentKind } from "#domain/applications/application.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import type { ApplicantView } from "#domain/applications/components/applicant-screen.tsx";
import { moveApplicant } from "#domain/applications/move-applicant.server.ts";
import { applicantRefusals } from "#domain/applications/refusals.ts";
import { followApplication } from "#domain/jobs/saved/follow-application.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import { applicationStages, kindRefusal } from "#rules/applications/stages.ts";
import { rowNumber } from "#rules/row-number.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";

export type ApplicantRequest = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: Readonly<Record<string, string | undefined>>;
};

/**
 * One of the company's own jobs, for somebody who represents the company at this moment. Of an advert that our
 * staff took down nobody reads applications: it may have been put up to gather them.
 */
export async function ownInbox({ context, params }: ApplicantRequest) {
  const { employer, author, timeZone } = await ownEmployer(context);
  const job = await ownJob(employer.id, params.job_id ?? "");
  if (job.state === "declined") throw data("We could not find that advert.", { status: 404 });
  return {
    employer,
    recruiter: author,
    job,
    timeZone,
    of: { employerId: employer.id, jobId: job.id },
  };
}

export async function loadApplicant(asked: ApplicantRequest): Promise<ApplicantView> {
  const { employer, job, timeZone, of } = await ownInbox(asked);
  const found = await findApplicant(of, rowNumber(asked.params.application_id));
  if (!found) throw data(applicantRefusals["not-found"], { status: 404 });
  const when = (instant: Date) => dayAndTimeIn(timeZone, instant);
  return {
    ...found,
    job: { id: job.id, title: job.title },
    documents: found.documents.map(({ kind }) => kind),
    sentOn: when(found.sentAt),
    stageOn: when(found.stageAt),
    withdrawnOn: found.withdrawnAt && when(found.withdrawnAt),
    messages: found.messages.map(({ id, body, by, sentAt }) => ({
      id,
      body,
      by,
      on: when(sentAt),
    })),
    suggestedRefusal: kindRefusal({ title: job.title, employer: employer.name }),
  };
}

/** Moves an applicant, or writes to them; a refusal keeps what was typed. */
export async function answerApplicantForm(asked: ApplicantRequest) {
  const { employer, recruiter, of } = await ownInbox(asked);
  const fields = await readFormData(asked.request);
  const id = rowNumber(asked.params.application_id);
  const here = applicationPaths.applicant(of.jobId, id);
  const moving = { now: new Date(), onMoved: followApplication };
  if (fields.get("intent") === "move") {
    const form = readFields(fields, moveSchema);
    if (!form.ok) return badForm(form);
    const moved = await moveApplicant(recruiter, { ...of, id, ...form.value }, moving);
    if (!moved.ok) return refused(form.values, moved.error);
    return redirectWithFlash(here, `Moved to ${applicationStages[form.value.to]}.`);
  }
  const form = readFields(fields, answerSchema);
  if (!form.ok) return badForm(form);
  const answer = { ...of, id, employer: employer.name, ...form.value };
  const sent = await answerApplicant(recruiter, answer, moving);
  if (!sent.ok) return refused(form.values, sent.error);
  return redirectWithFlash(here, `Sent. ${sent.value.name} gets an email.`);
}

function refused(values: Record<string, string>, error: keyof typeof applicantRefusals) {
  if (error === "not-found") throw data(applicantRefusals[error], { status: 404 });
  return refusedForm(values, applicantRefusals[error]);
}

/** A PDF of an applicant. Read at the moment it is asked for, stored nowhere, and noted. */
export async function answerApplicantFile(asked: ApplicantRequest): Promise<Response> {
  const { recruiter, of } = await ownInbox(asked);
  const kind = asked.params.document;
  const id = rowNumber(asked.params.application_id);
  const found = isDocumentKind(kind) ? await findApplicantDocument(of, { id, kind }) : null;
  if (!found || !isDocumentKind(kind)) throw data("We could not find that file.", { status: 404 });
  const { file, fileName, userId } = found;
  if (asked.request.method === "GET")
    await noteDocumentRead(recruiter, { jobId: of.jobId, userId, kind });
  return answerFile(asked.request, file, { cacheControl: "private, no-store", fileName });
}
