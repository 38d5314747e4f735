import { samePage } from "#app/compose/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { decidePremium } from "#domain/learning/premium/decide-premium.server.ts";
import { decideSchema } from "#domain/learning/premium/premium.schema.ts";
import { decideRefusals } from "#domain/learning/premium/refusals.ts";
import type { Asked } from "./lesson-page.server.ts";

/** A yes or a no from a careers service or from our desk, and back to the same list. */
export async function answerPremiumRequest({ request, context }: Asked) {
  const form = await readForm(request, decideSchema);
  if (!form.ok) return badForm(form);
  const decided = await decidePremium(memberOf(context), form.value, new Date());
  if (!decided.ok) return refusedForm(form.values, decideRefusals[decided.error]);
  const { name } = decided.value;
  const words =
    form.value.decision === "granted"
      ? `${name} has premium now. A mail tells them.`
      : `Declined. A mail tells ${name}.`;
  return redirectWithFlash(samePage(request, {}), words);
}
