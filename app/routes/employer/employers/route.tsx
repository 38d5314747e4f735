import { redirect } from "react-router";
import { samePage } from "#app/compose/account/account-request.server.ts";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { employerPageText } from "#app/routes/employer/employers/employer-page-text.server.ts";
import { EmployersPage } from "#app/routes/employer/employers/employers-page.tsx";
import { requestEmployerAccess } from "#domain/accounts/access/request-employer-access.server.ts";
import { requestAccessRefusals } from "#domain/accounts/refusals.ts";
import { employerAccessSchema } from "#domain/accounts/registration/register.schema.ts";
import { sponsorCostView } from "#domain/jobs/posting/sponsor-cost-view.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { isoDay } from "#rules/days.ts";
import type { Route } from "./+types/route";

export function loader({ request }: Route.LoaderArgs) {
  return {
    isSent: new URL(request.url).searchParams.has("sent"),
    costs: sponsorCostView({ hasLicence: false }),
    words: employerPageText(isoDay(new Date())),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, employerAccessSchema);
  if (!form.ok) return badForm(form);
  const { clientAddress } = context.get(requestContext);
  const asked = await requestEmployerAccess(form.value, clientAddress, new Date());
  if (!asked.ok) return refusedForm(form.values, requestAccessRefusals[asked.error], "form", 429);
  return redirect(`${samePage(request, { sent: "1" })}#ask`);
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: "For employers - Waymark" },
    {
      name: "description",
      content:
        "Post jobs that international students and graduates can trust: pay, place, sponsorship and closing time said plainly, and every advert read by a person.",
    },
    ...canonicalLink(matches, "/employers"),
  ];
}

export default function EmployersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EmployersPage {...loaderData} state={actionData} />;
}
