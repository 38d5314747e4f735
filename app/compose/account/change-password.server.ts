import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pagePath } from "#app/page-path.ts";
import { passwordRefusals } from "#domain/accounts/refusals.ts";
import { changePassword } from "#domain/accounts/sign-in/change-password.server.ts";
import { changePasswordSchema } from "#domain/accounts/sign-in/password.schema.ts";
import { factsOf, type RequestArgs } from "./account-request.server.ts";

/** Changes the password and signs out everywhere else. */
export async function answerChangePassword(asked: RequestArgs) {
  const { request, context } = asked;
  const form = await readForm(request, changePasswordSchema);
  if (!form.ok) return badForm(form);

  const result = await changePassword(memberOf(context), form.value, factsOf(asked));
  if (result.ok) {
    const said = "Your password is changed. You are signed out on every other device.";
    return redirectWithFlash(pagePath(request), said, { cookies: result.value.cookies });
  }
  const field = result.error === "weak-password" ? "password" : "currentPassword";
  const status = result.error === "slow-down" ? 429 : 400;
  return refusedForm(form.values, passwordRefusals[result.error], field, status);
}
