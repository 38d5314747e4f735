import { and, eq, gt } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { applicationDocuments, applicationDrafts, applications } from "#db/schema/applications.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { addFile, type StoredFile } from "#platform/files/files.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import type { Answer } from "#rules/applications/answers.ts";
import { type ApplyForm, applyFormKey } from "#rules/applications/apply-form.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { applicationActivity } from "./activity-kinds.ts";
import type { DocumentKind } from "./application.ts";
import { applicationPaths } from "./applications-paths.ts";
import { notifyFirstApplicant } from "./notify-employer.server.ts";
import { MAX_SENT_A_DAY, type SendRefusal } from "./refusals.ts";

/** A job as it is this moment, which stays so until the transaction ends. */
export type JobToApplyFor = {
  id: number;
  title: string;
  employerId: number;
  employer: string;
  applyForm: ApplyForm | null;
  isLive: boolean;
};

/** Jobs say themselves when they are live; the caller brings the question along. */
export type LockJob = (
  tx: Transaction,
  jobId: number,
  now: Date,
) => Promise<JobToApplyFor | undefined>;

export type ApplicationToSend = {
  jobId: number;
  /** The draft that was reviewed. */
  revision: number;
  /** `applyFormKey` of the questions that the answers belong to. */
  asked: string;
  answers: readonly Answer[];
  rightToWork: string | null;
  /** Stored already, without a row: a slow store must not hold the transaction. */
  documents: readonly { kind: DocumentKind; fileName: string; file: StoredFile }[];
};

type Applicant = { id: string; name: string; email: string };
type Sent = Result<{ id: number }, SendRefusal>;
type Sending = { applicant: Applicant; sent: ApplicationToSend; now: Date };

/**
 * Sends an application, once: of two presses the unique key lets one through, and a job that
 * closes in the same moment waits for this transaction or is seen closed by it.
 */
export async function sendApplication(
  applicant: Applicant,
  sent: ApplicationToSend,
  { lockJob, now }: { lockJob: LockJob; now: Date },
): Promise<Sent> {
  return db.transaction(async (tx) => {
    const job = await lockJob(tx, sent.jobId, now);
    const refusal = await whyNotSent(tx, job, { applicant, sent, now });
    if (refusal || !job) return no(refusal ?? "not-here");
    const id = await insert(tx, { applicant, sent, now });
    if (id === null) return no("already-applied");
    await notify(tx, { applicant, job, id });
    const act = { userId: applicant.id, thingId: job.id, at: now };
    await recordActivity(tx, applicationActivity["application-sent"], act);
    return ok({ id });
  });
}

async function whyNotSent(
  tx: Transaction,
  job: JobToApplyFor | undefined,
  { applicant, sent, now }: Sending,
): Promise<SendRefusal | null> {
  const isTheirs = eq(applications.userId, applicant.id);
  // First, because the second of two presses waits here, and then sees what the first has sent.
  const isAsReviewed = await isDraftAt(tx, { applicant, sent, now });
  const before = await tx.$count(applications, and(isTheirs, eq(applications.jobId, sent.jobId)));
  if (before > 0) return "already-applied";
  if (!job?.applyForm) return "not-here";
  if (!job.isLive) return "closed";
  if (applyFormKey(job.applyForm) !== sent.asked) return "questions-changed";
  const dayAgo = new Date(now.getTime() - 24 * 3600_000);
  const today = await tx.$count(applications, and(isTheirs, gt(applications.sentAt, dayAgo)));
  if (today >= MAX_SENT_A_DAY) return "too-many";
  return isAsReviewed ? null : "draft-changed";
}

/** Locked, so that another window's save comes before or after, never between. */
async function isDraftAt(tx: Transaction, { applicant, sent }: Sending): Promise<boolean> {
  const [draft] = await tx
    .select({ revision: applicationDrafts.revision })
    .from(applicationDrafts)
    .where(and(eq(applicationDrafts.userId, applicant.id), eq(applicationDrafts.jobId, sent.jobId)))
    .for("update");
  return draft?.revision === sent.revision;
}

async function insert(tx: Transaction, { applicant, sent, now }: Sending): Promise<number | null> {
  const { jobId, answers, rightToWork, documents } = sent;
  const { id: userId, name, email } = applicant;
  const said = { name, email, answers: [...answers], rightToWork };
  const [added] = await tx
    .insert(applications)
    .values({ jobId, userId, ...said, stageAt: now, sentAt: now })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  if (!added) return null;
  for (const { kind, fileName, file } of documents) {
    await addFile(tx, file);
    const row = { applicationId: added.id, kind, userId, fileId: file.id, fileName };
    await tx.insert(applicationDocuments).values(row);
  }
  const isDraft = and(eq(applicationDrafts.userId, userId), eq(applicationDrafts.jobId, jobId));
  await tx.delete(applicationDrafts).where(isDraft);
  return added.id;
}

type Notification = { applicant: Applicant; job: JobToApplyFor; id: number };

async function notify(tx: Transaction, { applicant, job, id }: Notification): Promise<void> {
  const { title, employer } = job;
  const link = linkTo(applicationPaths.own(id));
  const props = { name: applicant.name, title, employer, link };
  await sendMail(tx, { template: "application-sent", to: applicant.email, props });
  await notifyFirstApplicant(tx, { job, applicationId: id });
}
