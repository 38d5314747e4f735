import { readSitting } from "#app/account/access-decisions.server.ts";
import { samePage } from "#app/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { decideJob } from "#domain/jobs/moderation/decide-job.server.ts";
import { decisionSchema } from "#domain/jobs/moderation/decision.schema.ts";
import { unsafeNextInQueue } from "#domain/jobs/moderation/moderation.queries.server.ts";
import { moderationRefusals } from "#domain/jobs/moderation/refusals.ts";

type Asked = { request: Request; context: Parameters<typeof memberOf>[0] };

const done = {
  approved: (title: string) => `Approved: ${title}. Readers see it now.`,
  "sent-back": (title: string) => `Sent back: ${title}. Its employer gets a mail.`,
  declined: (title: string) => `Declined: ${title}. Its employer gets a mail.`,
};

/** Decides from the list: one step, and the list stays where it is. */
export async function answerFromQueue({ request, context }: Asked) {
  const now = new Date();
  const decided = await decide({ request, context }, now);
  if (!decided.ok) return decided.answer;
  const since = readSitting(request, now) ?? now;
  const page = samePage(request, { since: String(since.getTime()) });
  return redirectWithFlash(page, decided.sentence);
}

/** Decides from the advert's own page, and the next one comes. */
export async function answerFromReview({ request, context }: Asked) {
  const decided = await decide({ request, context }, new Date());
  if (!decided.ok) return decided.answer;
  const next = await unsafeNextInQueue(decided.id);
  return redirectWithFlash(next === null ? "/staff/jobs" : `/staff/jobs/${next}`, decided.sentence);
}

async function decide({ request, context }: Asked, now: Date) {
  const form = await readForm(request, decisionSchema);
  if (!form.ok) return { ok: false as const, answer: badForm(form) };

  const { jobId, ...decision } = form.value;
  const decided = await decideJob(memberOf(context), jobId, { decision, now });
  if (!decided.ok) {
    const answer = refusedForm(form.values, moderationRefusals[decided.error]);
    return { ok: false as const, answer };
  }
  const sentence = done[decision.decision](decided.value.title);
  return { ok: true as const, id: jobId, sentence };
}
