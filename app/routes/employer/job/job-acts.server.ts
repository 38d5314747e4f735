import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { closeJob, deleteDraft } from "#domain/jobs/posting/close-job.server.ts";
import { whyNotClosing } from "#domain/jobs/posting/job.schema.ts";
import type { JobAuthor } from "#domain/jobs/posting/owned-job.server.ts";
import { type PostingRefusal, postingRefusals } from "#domain/jobs/posting/refusals.ts";
import { renewJob } from "#domain/jobs/posting/renew-job.server.ts";
import { renewalSchema } from "#domain/jobs/posting/renewal.schema.ts";
import { discardChange, takeBackJob } from "#domain/jobs/posting/take-back-job.server.ts";
import type { Result } from "#rules/result.ts";
import { deadlineIn } from "#rules/wall-clock.ts";

type Act = {
  run: (author: JobAuthor, jobId: number, now: Date) => Promise<Result<{}, PostingRefusal>>;
  done: string;
  to?: string;
};

/** What an employer does to an advert with one button. */
const acts: Record<string, Act> = {
  "take-back": { run: takeBackJob, done: "Withdrawn. Change it and send it again." },
  "forget-change": {
    run: discardChange,
    done: "The change is deleted. The advert is as readers see it.",
  },
  close: { run: closeJob, done: "Closed. Readers can no longer apply." },
  delete: {
    run: (author, jobId) => deleteDraft(author, jobId),
    done: "Deleted.",
    to: "/employer",
  },
};

export function isAct(intent: unknown): intent is string {
  return typeof intent === "string" && (Object.hasOwn(acts, intent) || intent === "renew");
}

export async function answerAct(author: JobAuthor, jobId: number, fields: FormData) {
  const intent = String(fields.get("intent"));
  if (intent === "renew") return answerRenewal(author, jobId, fields);
  const act = acts[intent]!;
  const result = await act.run(author, jobId, new Date());
  if (!result.ok) return refusedForm({ intent }, postingRefusals[result.error]);
  return redirectWithFlash(act.to ?? `/employer/jobs/${jobId}`, act.done);
}

async function answerRenewal(author: JobAuthor, jobId: number, fields: FormData) {
  const now = new Date();
  const form = readFields(fields, renewalSchema);
  if (!form.ok) return badForm(form);
  const sentence = whyNotClosing(form.value, now);
  if (sentence !== null) return refusedForm(form.values, sentence, "closesOn", 400);

  const { closesOn, closesTime, closesZone } = form.value;
  const renewal = { jobId, closesAt: deadlineIn(closesZone, closesOn, closesTime), closesZone };
  const result = await renewJob(author, renewal, now);
  if (!result.ok) return refusedForm(form.values, postingRefusals[result.error]);
  return redirectWithFlash(`/employer/jobs/${jobId}`, "Renewed. Readers see it until then.");
}
