import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { answerBulk, isBulk } from "#app/shell/list/bulk.server.ts";
import { decideAccessRequest } from "#domain/accounts/access/decide-access-request.server.ts";
import { decideRefusals } from "#domain/accounts/refusals.ts";
import { decideAccessRequestSchema } from "#domain/accounts/registration/register.schema.ts";
import { accessActions } from "./access-actions.ts";
import { type RequestArgs, samePage } from "./account-request.server.ts";

const MAX_SITTING_MS = 12 * 60 * 60 * 1000;

/** Lets somebody in or not, and comes back to the same list in the same order. */
export async function answerDecision({ request, context }: RequestArgs) {
  const now = new Date();
  const fields = await readFormData(request);
  if (isBulk(fields)) return answerSeveral({ request, context }, fields, now);
  const form = readFields(fields, decideAccessRequestSchema);
  if (!form.ok) return badForm(form);

  const decided = await decideAccessRequest(memberOf(context), form.value, now);
  if (!decided.ok) {
    const field = decided.error === "university-needed" ? "universityId" : "form";
    return refusedForm(form.values, decideRefusals[decided.error], field);
  }
  return redirectWithFlash(
    sameDecidingPage(request, now),
    sentences[form.value.decision](decided.value.name),
  );
}

/** Several in one step, without a line to each. */
function answerSeveral({ request, context }: RequestArgs, fields: FormData, now: Date) {
  const member = memberOf(context);
  return answerBulk(fields, {
    actions: accessActions,
    act: (decision, id) =>
      decideAccessRequest(member, { id, decision, note: null, universityId: null }, now),
    refused: { "university-needed": "without a university: choose one first" },
    backTo: sameDecidingPage(request, now),
  });
}

function sameDecidingPage(request: Request, now: Date): string {
  const since = readDecidingSince(request, now) ?? now;
  return samePage(request, { since: String(since.getTime()) });
}

const sentences = {
  approved: (name: string) => `${name} is approved. They get an email with the next step.`,
  declined: (name: string) => `${name} is declined. They get an email that says so.`,
};

/**
 * When the first decision of this sitting was taken (`?since=`). What was decided since then keeps its
 * place in the list: a row that moved away would put somebody else under the pointer.
 */
export function readDecidingSince(request: Request, now: Date): Date | null {
  const since = Number(new URL(request.url).searchParams.get("since"));
  const age = now.getTime() - since;
  return Number.isInteger(since) && age >= 0 && age < MAX_SITTING_MS ? new Date(since) : null;
}
