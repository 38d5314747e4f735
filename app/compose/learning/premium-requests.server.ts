import { samePage } from "#app/compose/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { decidePremium } from "#domain/learning/premium/decide-premium.server.ts";
import { decideSchema } from "#domain/learning/premium/premium.schema.ts";
import { decideRefusals } from "#domain/learning/premium/refusals.ts";
import type { PremiumRequest } from "#domain/learning/premium/requests.queries.server.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import type { RequestArgs } from "./lesson-page.server.ts";
import { premiumList } from "./premium-requests-page.tsx";

/** A yes or a no from a careers service or from our desk, and back to the same list. */
export async function answerPremiumRequest({ request, context }: RequestArgs) {
  const form = await readForm(request, decideSchema);
  if (!form.ok) return badForm(form);
  const decided = await decidePremium(memberOf(context), form.value, new Date());
  if (!decided.ok) return refusedForm(form.values, decideRefusals[decided.error]);
  const { name } = decided.value;
  const words =
    form.value.decision === "granted"
      ? `${name} has premium now. We have emailed them.`
      : `Declined. We have emailed ${name}.`;
  return redirectWithFlash(samePage(request, {}), words);
}

/** Reads one page of the list; each desk says whose requests those are. */
type Read = (
  asked: PageParams & { q: string; state: "" | "waiting" | "answered" },
  context: RequestArgs["context"],
) => Promise<Paged<PremiumRequest>>;

/** The loader and the CSV of a desk that decides about premium. */
export function premiumDesk(read: Read) {
  const readPage = (
    { filters, ...asked }: QueryOf<typeof premiumList>,
    { context }: Pick<RequestArgs, "context">,
  ) => read({ ...asked, state: filters.state ?? "" }, context);
  return {
    csv: csvOf(premiumList, readPage),
    load: async ({ request, context }: RequestArgs) => {
      const query = readList(request, premiumList);
      return { query, requests: await readPage(query, { context }) };
    },
  };
}
