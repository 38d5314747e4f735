import { z } from "zod";
import { type CvRequest, missing, todayOf } from "#app/compose/cvs/own-cv.server.ts";
import { noteSent, refusedSending } from "#app/compose/cvs/sent.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { sendingRefusals } from "#domain/cvs/document/refusals.ts";
import { listSendable } from "#domain/cvs/sharing/sendable.queries.server.ts";
import { readSentChoice } from "#domain/cvs/sharing/sending.ts";
import { sendingsForJobs } from "#domain/cvs/sharing/sendings.queries.server.ts";
import { jobAddress } from "#domain/jobs/job-address.ts";
import { findCards } from "#domain/jobs/jobs.queries.server.ts";
import { saveRefusals } from "#domain/jobs/saved/refusals.ts";
import { saveJob } from "#domain/jobs/saved/save-job.server.ts";
import { findSavedJob } from "#domain/jobs/saved/saved-jobs.queries.server.ts";
import { rowNumber } from "#rules/row-number.ts";

/** The job one applied for, and what of one's own can have gone there. */
export async function loadApplication(asked: CvRequest) {
  const member = memberOf(asked.context);
  const now = new Date();
  const { job } = await jobAsked(asked, now);
  const { id, title, employer } = job;
  return {
    job: { id, title, employer: employer.name, href: jobAddress(job) },
    documents: await listSendable(member.id),
    sent: await sendingsForJobs(member.id, [id]),
    today: todayOf(member, now),
    timeZone: member.timeZone ?? "Europe/London",
  };
}

/** A document and its revision, as one choice; a revision that none has for anything else. */
const documentField = z
  .string()
  .optional()
  .default("")
  .transform((text) => (text === "" ? null : readSentChoice(text)));

const applicationSchema = z
  .object({
    cv: documentField,
    letter: documentField,
    sentOn: z.iso.date("Enter the day as year-month-day, such as 2026-11-15."),
    note: z.string().trim().max(1000, "Shorten the note to 1,000 characters.").optional(),
  })
  .refine(({ cv, letter }) => cv !== null || letter !== null, {
    path: ["cv"],
    message: sendingRefusals["nothing-sent"],
  });

/** Keeps the job if it is not kept yet, ties the versions to it, and moves it on to "applied". */
export async function answerApplication(asked: CvRequest) {
  const member = memberOf(asked.context);
  const now = new Date();
  const form = readFields(await readFormData(asked.request), applicationSchema);
  if (!form.ok) return badForm(form);
  const { cv, letter, sentOn, note = "" } = form.value;
  // Before the job is saved for them.
  if (sentOn > todayOf(member, now)) return refusedSending(form.values, "day-to-come");
  const { job, isSaved, isFurther } = await jobAsked(asked, now);
  const saved = isSaved ? null : await saveJob(member.id, job.id, now);
  if (saved && !saved.ok) return refusedForm(form.values, saveRefusals[saved.error]);

  const documents = [cv, letter].filter((each) => each !== null);
  const to = { jobId: job.id, sentTo: "", jobTitle: "" };
  const noted = await noteSent({ member, documents, ...to, sentOn, note, now });
  if (!noted.ok) return refusedSending(form.values, noted.error);
  return redirectWithFlash(
    `/my-saved-jobs#job-${job.id}`,
    `${isFurther ? "Recorded." : "Recorded under Applied."} We keep the exact version you chose.`,
  );
}

/** One of theirs, also when its advert has closed; else one that is on the board. */
async function jobAsked({ context, params }: CvRequest, now: Date) {
  const id = rowNumber(params?.job_id);
  if (id === 0) return missing(NO_JOB);
  const saved = await findSavedJob(memberOf(context).id, id, now);
  // Interview, offer, closed: noting what went there moves nothing back.
  const isFurther = saved !== null && saved.stage !== "saved" && saved.stage !== "applied";
  if (saved) return { job: saved.card, isSaved: true, isFurther };
  const [job] = await findCards([id], now);
  return job?.isLive ? { job, isSaved: false, isFurther } : missing(NO_JOB);
}

const NO_JOB = "We could not find that job in your saved jobs or on the board.";
