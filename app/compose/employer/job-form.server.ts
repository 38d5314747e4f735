import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import type { EmployerSummary } from "#domain/employers/employer.ts";
import { isLive, type JobTimes } from "#domain/jobs/live.ts";
import { closingNote } from "#domain/jobs/posting/closing-note.ts";
import {
  type JobInput,
  jobSchema,
  whyNotClosing,
  whyNotStarting,
} from "#domain/jobs/posting/job.schema.ts";
import { type JobForm, storableForm } from "#domain/jobs/posting/job-form.ts";
import type { JobAuthor } from "#domain/jobs/posting/owned-job.server.ts";
import { currencyOf } from "#domain/jobs/posting/pay-choices.ts";
import { postJob, type SentTo } from "#domain/jobs/posting/post-job.server.ts";
import { previewCard } from "#domain/jobs/posting/preview-card.ts";
import { postingRefusals } from "#domain/jobs/posting/refusals.ts";
import type { ReviewReason } from "#domain/jobs/posting/review-reason.server.ts";
import { saveJobDraft } from "#domain/jobs/posting/save-job-draft.server.ts";
import { codesOf, countries } from "#domain/jobs/vocabulary.ts";
import { dayIn } from "#rules/day-in.ts";
import { cardEmployer } from "./employer.server.ts";

/** What a new advert starts with. */
export function emptyForm({ country, town, timeZone }: EmployerSummary): JobForm {
  const known = codesOf(countries).find((code) => code === country) ?? "gb";
  return {
    country: known,
    city: town ?? "",
    currency: currencyOf[known],
    payPeriod: "year",
    remote: "on-site",
    closesTime: "12:00",
    closesZone: timeZone,
  };
}

/** What stands beside the form when the page arrives. */
export function besideForm(form: JobForm, employer: EmployerSummary, now: Date) {
  return {
    kept: form,
    card: previewCard(form, cardEmployer(employer), now),
    note: closingNote(form),
    employer: cardEmployer(employer),
    on: dayIn("gb", now),
  };
}

const sentences: Record<SentTo, string> = {
  live: "It is live. Readers see it now.",
  waiting: "Sent. We will review it within one working day and email you.",
  "change-waiting": "Sent. The advert stays live, without the change, until we have reviewed it.",
};

type Brief = Exclude<ReviewReason, { sentence: string }>;

const heldBecause: Record<Brief["why"], string> = {
  pay: "Its pay is unusual, so we will review it first.",
  twin: "It is nearly the same as an advert that is live, so we will review it first.",
  words: "Something in it needs a second look, so we will review it first.",
};

function sentenceOf({ to, held }: { to: SentTo; held: ReviewReason | null }): string {
  if (held === null) return sentences[to];
  if ("sentence" in held) return `${sentences[to]} ${reasonOf(held)} ${mend[to]}`;
  return `${heldBecause[held.why]} ${sentences[to]}`;
}

const mend: Record<SentTo, string> = {
  live: "",
  waiting: "You can withdraw it and change it.",
  "change-waiting": "You can withdraw the change.",
};

/** What an employer can put right at once is told with the words that make it so. */
function reasonOf({ sentence, evidence }: Exclude<ReviewReason, Brief>): string {
  if (!evidence) return sentence;
  const stop = /[.!?…]$/.test(evidence) ? "" : ".";
  return `${sentence} The advert says: “${evidence}”${stop}`;
}

type Job = JobTimes & { id: number; startsOn: string | null };

/** Keeps a draft or sends the advert; what is wrong comes back with everything typed. */
export async function answerJobForm(author: JobAuthor, job: Job | null, fields: FormData) {
  const now = new Date();
  const jobId = job?.id ?? null;
  if (fields.get("intent") === "draft") return answerDraft(author, jobId, fields);

  const form = readFields(fields, jobSchema);
  const values = withoutIntent(form.values);
  if (!form.ok) return badForm({ errors: form.errors, values });
  const errors = daysRefused(form.value, job, now);
  if (Object.keys(errors).length > 0) return badForm({ errors, values });

  const sent = await postJob(author, { jobId, values, input: form.value }, now);
  if (!sent.ok) return refusedForm(values, postingRefusals[sent.error]);
  return redirectWithFlash(`/employer/jobs/${sent.value.id}`, sentenceOf(sent.value));
}

/** What is wrong with the days of an advert that would stand on the board from now on. */
function daysRefused(input: JobInput, job: Job | null, now: Date): Record<string, string[]> {
  const published = job && isLive(job, now) ? job.startsOn : null;
  const start = whyNotStarting({ ...input, published }, now);
  const closing = whyNotClosing(input, now);
  return {
    ...(start === null ? {} : { startsOn: [start] }),
    ...(closing === null ? {} : { closesOn: [closing] }),
  };
}

async function answerDraft(author: JobAuthor, jobId: number | null, fields: FormData) {
  const values = Object.fromEntries(
    [...fields].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
  const kept = await saveJobDraft(author, { jobId, values }, new Date());
  if (!kept.ok) return refusedForm(withoutIntent(values), postingRefusals[kept.error]);
  return redirectWithFlash(`/employer/jobs/${kept.value.id}`, "Saved. Only you can see it.");
}

function withoutIntent(values: Record<string, string>): Record<string, string> {
  return storableForm(values) as Record<string, string>;
}
