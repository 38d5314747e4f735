import { readDecidingSince } from "#app/compose/account/access-decisions.server.ts";
import { samePage } from "#app/compose/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { answerBulk, isBulk } from "#app/shell/list/bulk.server.ts";
import { decideJob } from "#domain/jobs/moderation/decide-job.server.ts";
import { decisionSchema } from "#domain/jobs/moderation/decision.schema.ts";
import { unsafeNextInQueue } from "#domain/jobs/moderation/moderation.queries.server.ts";
import { moderationRefusals } from "#domain/jobs/moderation/refusals.ts";
import { rowNumber } from "#rules/row-number.ts";
import { queueActions } from "./job-actions.ts";

type Staff = ReturnType<typeof memberOf>;
type RequestArgs = { request: Request; context: Parameters<typeof memberOf>[0] };

const done = {
  approved: (title: string) => `Approved: ${title}. Readers see it now.`,
  "sent-back": (title: string) => `Sent back: ${title}. Its employer gets an email.`,
  declined: (title: string) => `Declined: ${title}. Its employer gets an email.`,
};

/** Decides from the list: one step, and the list stays where it is. */
export async function answerFromQueue({ request, context }: RequestArgs) {
  const now = new Date();
  const fields = await readFormData(request);
  const since = readDecidingSince(request, now) ?? now;
  const page = samePage(request, { since: String(since.getTime()) });
  if (isBulk(fields)) return approveSeveral(memberOf(context), fields, page);
  const decided = await decide(memberOf(context), fields, now);
  if (!decided.ok) return decided.answer;
  return redirectWithFlash(page, decided.sentence);
}

/** A ticked row names the job and the state of it that was on the screen. */
function approveSeveral(staff: Staff, fields: FormData, backTo: string) {
  return answerBulk(fields, {
    actions: queueActions,
    act: (decision, row) => {
      const [jobId, revision] = row.split("-").map(Number);
      const decided = { decision, revision: revision ?? 0, reasons: [], note: null };
      return decideJob(staff, rowNumber(jobId), { decision: decided, now: new Date() });
    },
    refused: {
      "changed-since": "the employer has changed it: read it again",
      "closing-passed": "past its closing time: send it back",
      "not-complete": "no longer complete: send it back",
    },
    backTo,
  });
}

/** Decides from the advert's own page, and the next one comes. */
export async function answerFromReview({ request, context }: RequestArgs) {
  const decided = await decide(memberOf(context), await readFormData(request), new Date());
  if (!decided.ok) return decided.answer;
  const next = await unsafeNextInQueue(decided.id);
  return redirectWithFlash(next === null ? "/staff/jobs" : `/staff/jobs/${next}`, decided.sentence);
}

async function decide(staff: Staff, fields: FormData, now: Date) {
  const form = readFields(fields, decisionSchema);
  if (!form.ok) return { ok: false as const, answer: badForm(form) };

  const { jobId, ...decision } = form.value;
  const decided = await decideJob(staff, jobId, { decision, now });
  if (!decided.ok) {
    const answer = refusedForm(form.values, moderationRefusals[decided.error]);
    return { ok: false as const, answer };
  }
  const sentence = done[decision.decision](decided.value.title);
  return { ok: true as const, id: jobId, sentence };
}
