import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { inviteRefusals } from "#domain/accounts/refusals.ts";
import { invite } from "#domain/accounts/registration/invite.server.ts";
import { inviteSchema } from "#domain/accounts/registration/register.schema.ts";
import type { RequestArgs } from "./account-request.server.ts";

/** Sends an invitation, from a careers service or from our own desk. */
export async function answerInvite({ request, context }: RequestArgs) {
  const fields = await readFormData(request);
  const member = memberOf(context);
  // A careers service invites to its own university, whatever the form says.
  if (member.role === "university_admin") fields.set("universityId", String(member.universityId));

  const form = readFields(fields, inviteSchema);
  if (!form.ok) return badForm(form);
  const sent = await invite(form.value, member, new Date());
  if (!sent.ok) return refusedForm(form.values, inviteRefusals[sent.error]);

  // Back to the list: left on a filled form, a second press would invite twice.
  const list = member.role === "staff" ? "/staff/people" : "/pre-auth-student";
  return redirectWithFlash(list, `An invitation is on its way to ${form.value.email}.`);
}
