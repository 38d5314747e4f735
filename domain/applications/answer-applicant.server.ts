import { db } from "#db/client.server.ts";
import { applicationMessages } from "#db/schema/applications.ts";
import { record, recordDone } from "#domain/audit/security-events.server.ts";
import { countFailure } from "#platform/limits.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { DocumentKind } from "./application.ts";
import { applicationPaths } from "./applications-paths.ts";
import { applicationAudit } from "./audit-kinds.ts";
import {
  lockApplicant,
  type Move,
  type Moving,
  type Recruiter,
  setStage,
} from "./move-applicant.server.ts";
import type { ApplicantRefusal } from "./refusals.ts";

const PER_COMPANY = { limit: 500, windowSeconds: 24 * 3600 };

type AnswerToSend = Omit<Move, "to"> & {
  body: string;
  /** The employer's name, which the mail speaks in. */
  employer: string;
  /** A stage that goes with it: not successful, say. */
  to?: Move["to"] | undefined;
};

/** Writes to an applicant: a mail, and the same words beside their application. */
export async function answerApplicant(
  recruiter: Recruiter,
  answer: AnswerToSend,
  moving: Moving,
): Promise<Result<{ name: string }, ApplicantRefusal>> {
  const { now } = moving;
  const key = `applicant-messages:${recruiter.employerId}`;
  if ((await countFailure(key, PER_COMPANY, now)).over) return no("too-many");
  return db.transaction(async (tx) => {
    const found = await lockApplicant(tx, recruiter, answer);
    if (!found.ok) return found;
    const applicant = found.value;
    const { id, userId, name, email, jobTitle: title } = applicant;
    if (answer.to) await setStage(tx, recruiter, { applicant, to: answer.to, ...moving });
    const { body, employer } = answer;
    await tx
      .insert(applicationMessages)
      .values({ applicationId: id, userId, byId: recruiter.userId, body, sentAt: now });
    await record(tx, applicationAudit["applicant-answered"], {
      actorId: recruiter.userId,
      userId,
      detail: { job: String(applicant.jobId) },
    });
    const link = linkTo(applicationPaths.own(id));
    const props = { name, title, employer, body, link };
    await sendMail(tx, { template: "applicant-answered", to: email, props });
    return ok({ name });
  });
}

type Read = { jobId: number; userId: string; kind: DocumentKind };

/** Leaves a line on the trail, which the applicant can read, that a document was opened. */
export async function noteDocumentRead(
  { userId: actorId }: Recruiter,
  { jobId, userId, kind }: Read,
): Promise<void> {
  await recordDone(applicationAudit["applicant-file-read"], {
    actorId,
    userId,
    detail: { job: String(jobId), document: kind },
  });
}
