import { redirect } from "react-router";
import { z } from "zod";
import { type CvRequest, todayOf } from "#app/compose/cvs/own-cv.server.ts";
import { noteSent } from "#app/compose/cvs/sent.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import type { ReviewView } from "#domain/applications/apply-view.ts";
import { applicationsForJobs } from "#domain/applications/my-applications.queries.server.ts";
import { sendRefusals } from "#domain/applications/refusals.ts";
import { findDraft } from "#domain/applications/save-draft.server.ts";
import { sendApplication } from "#domain/applications/send-application.server.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { typesetSentences } from "#domain/cvs/print/typeset-messages.ts";
import type { CvVersion } from "#domain/cvs/versions/versions.server.ts";
import { lockJobToApply } from "#domain/jobs/advert/lock-job.server.ts";
import { markApplied } from "#domain/jobs/saved/mark-applied.server.ts";
import { saveJob } from "#domain/jobs/saved/save-job.server.ts";
import { applyFormKey } from "#rules/applications/apply-form.ts";
import { MAX_INTEGER } from "#rules/row-number.ts";
import { rightToWorkLine } from "./apply-page.server.ts";
import { frozenDocuments } from "./documents.server.ts";
import { type JobInside, jobToApply, jobView } from "./job-to-apply.server.ts";
import { type ReadApplication, readApplication } from "./read-application.server.ts";

/** What was saved, whole; else the form again, which says what is missing when its button is pressed. */
async function reviewed(asked: CvRequest, now: Date) {
  const member = memberOf(asked.context);
  const job = await jobToApply(asked, now);
  const draft = await findDraft(member.id, job.id);
  const read = draft && (await readApplication(member, job.applyForm, draft.values));
  if (!read?.ok) throw redirect(applicationPaths.form(job.slug));
  const line = read.value.showsRightToWork ? await rightToWorkLine(member.id, job) : "";
  return { member, job, revision: draft!.revision, application: read.value, line: line ?? "" };
}

export async function loadReview(asked: CvRequest): Promise<ReviewView> {
  const now = new Date();
  const { member, job, revision, application, line } = await reviewed(asked, now);
  const { cv, letter, answers } = application;
  return {
    job: jobView(job, member, now),
    person: { name: member.name, email: member.email },
    documents: [documentView("CV", cv), ...(letter ? [documentView("Letter", letter)] : [])],
    answers: job.applyForm.questions.map(({ question }) => ({
      question,
      answer: answers.find((each) => each.question === question)?.answer ?? null,
    })),
    rightToWork: line || null,
    reviewed: { revision, asked: applyFormKey(job.applyForm), line },
  };
}

function documentView(label: string, { id, title, version }: CvVersion) {
  const href = `${cvPaths.file(id, "pdf")}?version=${version}`;
  return { label, words: `${title}, version ${version}`, href };
}

const reviewedSchema = z.object({
  revision: z.coerce.number().int().min(0).max(MAX_INTEGER),
  asked: z.string().max(20_000),
  line: z.string().max(500).default(""),
});

/** Sends what was read a moment ago, and nothing else. */
export async function answerReview(asked: CvRequest) {
  const now = new Date();
  const form = readFields(await readFormData(asked.request), reviewedSchema);
  const current = await reviewed(asked, now);
  const { member, job, application, line } = current;
  if (!form.ok) return refusedForm({}, sendRefusals["draft-changed"]);
  if (form.value.line !== line)
    return refusedForm(
      {},
      "Our information about your visa has changed. Read it again, then send.",
    );

  const documents = await frozenDocuments(member.id, application);
  if (!documents.ok) return refusedForm({}, typesetSentences[documents.error], "form", 503);
  const sent = await sendApplication(
    member,
    {
      jobId: job.id,
      revision: form.value.revision,
      asked: form.value.asked,
      answers: application.answers,
      rightToWork: line || null,
      documents: documents.value,
    },
    { lockJob: lockJobToApply, now },
  );
  if (!sent.ok && sent.error !== "already-applied")
    return refusedForm({}, sendRefusals[sent.error]);
  await moveToApplied(member, { job, application, now });
  return redirectToApplication(member, job, sent.ok);
}

type Applied = { job: JobInside; application: ReadApplication; now: Date };

/**
 * The job among their saved ones, moved on to "applied", with the versions that went. Each of these may
 * say no (a full list) without undoing what was sent; a second press does them again.
 */
async function moveToApplied(member: SignedInMember, { job, application, now }: Applied) {
  await saveJob(member.id, job.id, now);
  const { cv, letter } = application;
  const documents = [cv, letter].flatMap((each) =>
    each ? [{ cvId: each.id, revision: each.revision }] : [],
  );
  const to = { jobId: job.id, sentTo: "", jobTitle: "", note: "Applied on Waymark." };
  await noteSent({ member, documents, ...to, sentOn: todayOf(member, now), now });
  await markApplied(member.id, { jobId: job.id, appliedAt: now, now });
}

async function redirectToApplication(member: SignedInMember, job: JobInside, isFirst: boolean) {
  const [sent] = await applicationsForJobs(member.id, [job.id]);
  const to = sent ? applicationPaths.own(sent.id) : applicationPaths.list;
  return isFirst
    ? redirectWithFlash(to, `Sent to ${job.employer.name}. We have sent you an email to confirm.`)
    : redirectWithFlash(to, sendRefusals["already-applied"], { tone: "info" });
}
