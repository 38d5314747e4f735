import { db } from "#db/client.server.ts";
import { applicationDrafts } from "#db/schema/applications.ts";
import {
  type ApplicationToSend,
  sendApplication,
} from "#domain/applications/send-application.server.ts";
import { lockJobToApply } from "#domain/jobs/advert/lock-job.server.ts";
import { storeFile } from "#platform/files/files.server.ts";
import { type ApplyForm, applyFormKey } from "#rules/applications/apply-form.ts";
import { aStudent } from "./factories.ts";
import { aJob } from "./job-factories.ts";

export const asksOne: ApplyForm = {
  letter: "optional",
  questions: [{ question: "Why water?", kind: "short", choices: [], isRequired: true }],
};

/** A job that is applied for here. */
export function aJobInside(given: Parameters<typeof aJob>[0] = {}) {
  return aJob({ applyForm: asksOne, ...given });
}

/** What somebody has reviewed and is about to send. */
export async function toSend(
  applicant: { id: string },
  jobId: number,
  given: Partial<ApplicationToSend> = {},
): Promise<ApplicationToSend> {
  const draft = { userId: applicant.id, jobId, values: {}, updatedAt: new Date() };
  await db.insert(applicationDrafts).values(draft).onConflictDoNothing();
  const file = await storeFile(Buffer.from(`CV of ${applicant.id}`), "application/pdf");
  return {
    jobId,
    revision: 1,
    asked: applyFormKey(asksOne),
    answers: [{ question: "Why water?", answer: "It is wet." }],
    rightToWork: "Graduate visa to 1 May 2028.",
    documents: [{ kind: "cv", fileName: "ada-cv.pdf", file }],
    ...given,
  };
}

export const send = (
  applicant: Parameters<typeof sendApplication>[0],
  sent: ApplicationToSend,
  now: Date,
) => sendApplication(applicant, sent, { lockJob: lockJobToApply, now });

type Given = { job?: { id: number }; applicant?: Awaited<ReturnType<typeof aStudent>>; now?: Date };

/** Somebody's application, as it was sent. */
export async function anApplication({
  now = new Date("2026-11-15T09:00:00Z"),
  ...given
}: Given = {}) {
  const applicant = given.applicant ?? (await aStudent());
  const job = given.job ?? (await aJobInside());
  const sent = await toSend(applicant, job.id);
  const result = await send(applicant, sent, now);
  if (!result.ok) throw new Error(result.error);
  return { id: result.value.id, applicant, jobId: job.id, fileId: sent.documents[0]!.file.id };
}
